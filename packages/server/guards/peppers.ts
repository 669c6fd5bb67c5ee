import { createHash } from 'node:crypto'

/**
 * Which pepper a stored password was hashed with (A7). A pepper is a secret outside the database: a stolen table alone does not allow
 * guessing passwords. Its name precedes the hash, so that peppers can be rotated: a hash with an older one is replaced at the next
 * successful login. Example: '@1f0c9a2b$argon2id$v=19$…' was made with the pepper 1f0c9a2b, '$argon2id$v=19$…' with none.
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

/** A pepper's name: the first eight digits of its hash, which reveal nothing. */
const peppers = new Map<string, Buffer>()
let newest: string | null = null

/** Sets the peppers, the current one first; one set per process. */
export function usePeppers(given: readonly string[]): void {
  const named = given.map((pepper) => {
    const secret = createHash('sha256').update(pepper).digest()
    return [createHash('sha256').update('pepper').update(secret).digest('hex').slice(0, 8), secret] as const
  })
  for (const [name, secret] of named) peppers.set(name, secret)
  newest = named[0]?.[0] ?? null
}

/** The name of the pepper for new hashes. Throws if none is configured. */
export function todaysPepper(): string {
  if (newest === null) throw new Error('passwords: no pepper is known; openHouse gives them')
  return newest
}

/** The secret of a hash; undefined for hashes without pepper. Throws if the pepper is no longer configured. */
export function pepperSecret(pepper: string | null): { readonly secret: Buffer } | undefined {
  if (pepper === null) return undefined
  const secret = peppers.get(pepper)
  if (!secret) throw new Error(`passwords: pepper ${pepper} is missing from PASSWORD_PEPPERS`)
  return { secret }
}

/** Whether a stored hash has an older cost or pepper; `cost` is the prefix of current hashes in PHC string format. */
export function isOldStored(stored: string, cost: string): boolean {
  const { pepper, phc } = readStored(stored)
  return pepper !== newest || !phc.startsWith(cost)
}
