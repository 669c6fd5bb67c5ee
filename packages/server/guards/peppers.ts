import { createHash } from 'node:crypto'

/**
 * Which pepper a stored password was hashed with (A7). A pepper is a secret that the database does not have: whoever
 * steals the table alone cannot try a single password. Its name stands before the hash, so that peppers can be changed:
 * what an older one made is made anew at the next right password.
 * Example: '@1f0c9a2b$argon2id$v=19$…' was made with the pepper 1f0c9a2b, '$argon2id$v=19$…' with none.
 */
export type Stored = { readonly pepper: string | null; readonly phc: string }

const SHAPE = /^@([0-9a-f]{8})(\$.*)$/s

export function readStored(stored: string): Stored {
  const [, pepper, phc] = SHAPE.exec(stored) ?? []
  return pepper !== undefined && phc !== undefined ? { pepper, phc } : { pepper: null, phc: stored }
}

export function writeStored(pepper: string, phc: string): string {
  return `@${pepper}${phc}`
}

/** A pepper by its name: the first eight digits of its hash, which tell nothing of it. */
const peppers = new Map<string, Buffer>()
let newest: string | null = null

/** Makes the peppers known, today's first; one set a process, as there is one line of hashes. */
export function usePeppers(given: readonly string[]): void {
  const named = given.map((pepper) => {
    const secret = createHash('sha256').update(pepper).digest()
    return [createHash('sha256').update('pepper').update(secret).digest('hex').slice(0, 8), secret] as const
  })
  for (const [name, secret] of named) peppers.set(name, secret)
  newest = named[0]?.[0] ?? null
}

/** The name of the pepper that new hashes are made with. Throws where none was given. */
export function todaysPepper(): string {
  if (newest === null) throw new Error('passwords: no pepper is known; openHouse gives them')
  return newest
}

/** What a hash is made with besides its cost; undefined for a hash of before there were peppers. Throws where the pepper is gone. */
export function pepperSecret(pepper: string | null): { readonly secret: Buffer } | undefined {
  if (pepper === null) return undefined
  const secret = peppers.get(pepper)
  if (!secret) throw new Error(`passwords: pepper ${pepper} is missing from PASSWORD_PEPPERS`)
  return { secret }
}

/** Whether a stored hash is of an older cost or pepper than today's; `cost` is how a hash of today begins, as in the PHC string. */
export function isOldStored(stored: string, cost: string): boolean {
  const { pepper, phc } = readStored(stored)
  return pepper !== newest || !phc.startsWith(cost)
}
