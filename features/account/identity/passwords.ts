import { hash, verify } from '@node-rs/argon2'
import { isOldStored, pepperSecret, readStored, todaysPepper, writeStored } from '#server/guards/peppers.ts'
import { verifySlowly } from './slow/verify.ts'

/** argon2id as OWASP asks at least (A7): 19 MiB, two passes, one lane; about 15 ms here. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const
const COST_TEXT = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$`

/**
 * Hashes at once. They run beside the main thread (libuv has four threads); two leave the others and half of a small
 * machine to everything else, so that a flood of logins slows no bet.
 */
const AT_ONCE = 2
/** Of them for strangers; where others wait in line it is a thread of lower priority: a flood takes what one core has left. */
const STRANGERS_AT_ONCE = 1
/** Strangers in line: at 65 hashes a second the last one waits two thirds of a second. Anyone who comes after is turned away. */
const MOST_STRANGERS = 40
/** Members (known devices, withdrawals, changes) in line: they go before strangers; so many never come honestly. */
const MOST_MEMBERS = 400

export type Standing = 'member' | 'stranger'

/** Thrown where the line is full; a login answers it with `service.overloaded`. */
export class HashLineFullError extends Error {
  constructor() {
    super('the line for password hashes is full')
    this.name = 'HashLineFullError'
  }
}

let atWork = 0
let strangersAtWork = 0
let strangers = 0
const line: { readonly [S in Standing]: (() => void)[] } = { member: [], stranger: [] }

async function inTurn<T>(standing: Standing, work: () => Promise<T>): Promise<T> {
  if (!mayBegin(standing)) {
    const most = standing === 'member' ? MOST_MEMBERS : MOST_STRANGERS
    if (line[standing].length >= most) throw new HashLineFullError()
    // anyone who ends hands its place on, so no one slips in between
    await new Promise<void>((resolve) => line[standing].push(resolve))
  } else begin(standing)
  if (standing === 'stranger') strangers++
  try {
    return await work()
  } finally {
    atWork--
    if (standing === 'stranger') strangersAtWork--
    handOn()
  }
}

function mayBegin(standing: Standing): boolean {
  return atWork < AT_ONCE && (standing === 'member' || strangersAtWork < STRANGERS_AT_ONCE)
}

function begin(standing: Standing): void {
  atWork++
  if (standing === 'stranger') strangersAtWork++
}

/** Anyone who has waited longest begins, members before strangers, as far as there are places. */
function handOn(): void {
  for (const standing of ['member', 'stranger'] as const)
    while (line[standing].length > 0 && mayBegin(standing)) {
      begin(standing)
      line[standing].shift()?.()
    }
}

/** How many hashes are at work, in line, and were ever made for strangers: for the tests of the bound and for our own figures. */
export function hashLine(): {
  readonly atWork: number
  readonly waiting: number
  readonly strangers: number
} {
  return { atWork, waiting: line.member.length + line.stranger.length, strangers }
}

export async function hashPassword(password: string, standing: Standing = 'member'): Promise<string> {
  const pepper = todaysPepper()
  const options = { ...COST, ...pepperSecret(pepper) }
  return writeStored(pepper, await inTurn(standing, () => hash(password.normalize('NFC'), options)))
}

/** Whether a stored hash is of an older cost or pepper than today's: it is made again at the next right login. */
export function isOldHash(stored: string): boolean {
  return isOldStored(stored, COST_TEXT)
}

let nobody: Promise<string> | null = null

/** Compares with the stored hash; without one it works as long for nothing, so that time tells nothing (A4). */
export async function isPassword(
  storedHash: string | null,
  password: string,
  standing: Standing = 'member',
): Promise<boolean> {
  nobody ??= hashPassword('nobody has this password')
  const { pepper, phc } = readStored(storedHash ?? (await nobody))
  const options = pepperSecret(pepper)
  const plain = password.normalize('NFC')
  const isRight = await inTurn(standing, () =>
    // others in line: a flood, which has what time of the processor no one else wants
    standing === 'stranger' && line.stranger.length > 0
      ? verifySlowly(phc, plain, options?.secret ?? null)
      : verify(phc, plain, options),
  )
  return isRight && storedHash !== null
}
