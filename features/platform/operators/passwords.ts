import { hash, verify } from '@node-rs/argon2'
import { openHashLine, type Standing } from '#server/guards/hash-line.ts'
import { isOldStored, pepperSecret, readStored, todaysPepper, writeStored } from '#server/guards/peppers.ts'

/** argon2id for staff (A7): 64 MiB, three passes; about 50 ms on the reference machine. */
const COST = { memoryCost: 65_536, timeCost: 3, parallelism: 1 } as const
const COST_TEXT = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$`

/** Concurrent hashes: 64 MiB each, so a flood of logins queues instead of exhausting memory. */
const AT_ONCE = 2
/** Of these, slots for unknown browsers, so that known browsers and open sessions always have one left. */
const STRANGERS_AT_ONCE = 1
/** Queue length for unknown browsers: at 20 hashes a second the last one waits a second. Later ones are refused. */
const MOST_STRANGERS = 20

/** Thrown if the queue is full; a login answers with `service.overloaded`. */
export class StaffLineFullError extends Error {
  constructor() {
    super('the line for staff password hashes is full')
    this.name = 'StaffLineFullError'
  }
}

const line = openHashLine({
  atOnce: AT_ONCE,
  strangersAtOnce: STRANGERS_AT_ONCE,
  most: { known: Infinity, stranger: MOST_STRANGERS },
  full: () => new StaffLineFullError(),
})

export async function hashStaffPassword(password: string): Promise<string> {
  const pepper = todaysPepper()
  const options = { ...COST, ...pepperSecret(pepper) }
  return writeStored(pepper, await line.inTurn('known', () => hash(password.normalize('NFC'), options)))
}

/** Whether a stored hash has an outdated cost or pepper: it is replaced at the next successful login. */
export function isOldStaffHash(stored: string): boolean {
  return isOldStored(stored, COST_TEXT)
}

let nobody: Promise<string> | null = null

/** Compares with the stored hash; without one it does the same work, so that timing reveals nothing (A4). */
export async function isStaffPassword(
  storedHash: string | null,
  password: string,
  standing: Standing = 'known',
): Promise<boolean> {
  nobody ??= hashStaffPassword('nobody has this password')
  const { pepper, phc } = readStored(storedHash ?? (await nobody))
  const isRight = await line.inTurn(standing, () =>
    verify(phc, password.normalize('NFC'), pepperSecret(pepper)),
  )
  return isRight && storedHash !== null
}
