import { hash, verify } from '@node-rs/argon2'
import { openHashLine, type Standing } from '#server/guards/hash-line.ts'
import { isOldStored, pepperSecret, readStored, todaysPepper, writeStored } from '#server/guards/peppers.ts'
import { verifySlowly } from './slow/verify.ts'

/** argon2id with OWASP's minimum parameters (A7): 19 MiB, two passes, one lane; about 15 ms here. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const
const COST_TEXT = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$`

/**
 * Concurrent hashes. They run in libuv's pool of four threads; two hashes leave the other threads and half of a small machine to everything
 * else, so that a flood of logins delays no bet.
 */
const AT_ONCE = 2
/**
 * Of these, for unknown browsers. If others are queued, the hash runs in a low-priority thread, so that a flood of logins uses only spare
 * CPU time.
 */
const STRANGERS_AT_ONCE = 1
/** Queue limit for strangers: at 65 hashes a second the last one waits two thirds of a second. Further ones are rejected. */
const MOST_STRANGERS = 40
/** Queue limit for members (known devices, withdrawals, changes), who are served before strangers. Legitimate use never reaches it. */
const MOST_MEMBERS = 400

/** Thrown when the queue is full; a login answers with `service.overloaded`. */
export class HashLineFullError extends Error {
  constructor() {
    super('the line for password hashes is full')
    this.name = 'HashLineFullError'
  }
}

const line = openHashLine({
  atOnce: AT_ONCE,
  strangersAtOnce: STRANGERS_AT_ONCE,
  most: { known: MOST_MEMBERS, stranger: MOST_STRANGERS },
  full: () => new HashLineFullError(),
})

/** Hashes in progress, in the queue, and computed for strangers so far: for tests of the limit and for metrics. */
export function hashLine(): {
  readonly atWork: number
  readonly waiting: number
  readonly strangers: number
} {
  return { ...line.counts(), waiting: line.waiting('known') + line.waiting('stranger') }
}

export async function hashPassword(password: string, standing: Standing = 'known'): Promise<string> {
  const pepper = todaysPepper()
  const options = { ...COST, ...pepperSecret(pepper) }
  return writeStored(pepper, await line.inTurn(standing, () => hash(password.normalize('NFC'), options)))
}

/** Whether a stored hash has an outdated cost or pepper: the next successful login rehashes the password. */
export function isOldHash(stored: string): boolean {
  return isOldStored(stored, COST_TEXT)
}

let nobody: Promise<string> | null = null

/** Compares with the stored hash. Without one it hashes anyway, so that timing reveals nothing (A4). */
export async function isPassword(
  storedHash: string | null,
  password: string,
  standing: Standing = 'known',
): Promise<boolean> {
  nobody ??= hashPassword('nobody has this password')
  const { pepper, phc } = readStored(storedHash ?? (await nobody))
  const options = pepperSecret(pepper)
  const plain = password.normalize('NFC')
  const isRight = await line.inTurn(standing, () =>
    // a queue means a flood: hash at low priority
    standing === 'stranger' && line.waiting('stranger') > 0
      ? verifySlowly(phc, plain, options?.secret ?? null)
      : verify(phc, plain, options),
  )
  return isRight && storedHash !== null
}
