import { hash, verify } from '@node-rs/argon2'
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

export type Standing = 'known' | 'stranger'

/** Thrown if the queue is full; a login answers with `service.overloaded`. */
export class StaffLineFullError extends Error {
  constructor() {
    super('the line for staff password hashes is full')
    this.name = 'StaffLineFullError'
  }
}

let atWork = 0
let strangersAtWork = 0
const line: { readonly [S in Standing]: (() => void)[] } = { known: [], stranger: [] }

function mayBegin(standing: Standing): boolean {
  return atWork < AT_ONCE && (standing === 'known' || strangersAtWork < STRANGERS_AT_ONCE)
}

function begin(standing: Standing): void {
  atWork += 1
  if (standing === 'stranger') strangersAtWork += 1
}

async function inTurn<T>(standing: Standing, work: () => Promise<T>): Promise<T> {
  if (mayBegin(standing)) begin(standing)
  else {
    if (standing === 'stranger' && line.stranger.length >= MOST_STRANGERS) throw new StaffLineFullError()
    await new Promise<void>((resolve) => line[standing].push(resolve))
  }
  try {
    return await work()
  } finally {
    atWork -= 1
    if (standing === 'stranger') strangersAtWork -= 1
    handOn()
  }
}

/** The longest waiting starts next, known ones first; the slot is handed on, so none can overtake. */
function handOn(): void {
  for (const standing of ['known', 'stranger'] as const)
    while (line[standing].length > 0 && mayBegin(standing)) {
      begin(standing)
      line[standing].shift()?.()
    }
}

export async function hashStaffPassword(password: string): Promise<string> {
  const pepper = todaysPepper()
  const options = { ...COST, ...pepperSecret(pepper) }
  return writeStored(pepper, await inTurn('known', () => hash(password.normalize('NFC'), options)))
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
  const isRight = await inTurn(standing, () => verify(phc, password.normalize('NFC'), pepperSecret(pepper)))
  return isRight && storedHash !== null
}
