import { hash, verify } from '@node-rs/argon2'
import { isOldStored, pepperSecret, readStored, todaysPepper, writeStored } from '#server/guards/peppers.ts'

/** argon2id for staff (A7): 64 MiB, three passes; about 50 ms on the machine it was measured on. */
const COST = { memoryCost: 65_536, timeCost: 3, parallelism: 1 } as const
const COST_TEXT = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$`

/** Hashes at once: 64 MiB each, so a flood of log-ins waits in line instead of taking the memory. */
const AT_ONCE = 2

let atWork = 0
const waiting: (() => void)[] = []

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (atWork >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve))
  atWork += 1
  try {
    return await work()
  } finally {
    atWork -= 1
    waiting.shift()?.()
  }
}

export async function hashStaffPassword(password: string): Promise<string> {
  const pepper = todaysPepper()
  const options = { ...COST, ...pepperSecret(pepper) }
  return writeStored(pepper, await inTurn(() => hash(password.normalize('NFC'), options)))
}

/** Whether a stored hash is of an older cost or pepper than today's: it is made anew at the next right log-in. */
export function isOldStaffHash(stored: string): boolean {
  return isOldStored(stored, COST_TEXT)
}

let nobody: Promise<string> | null = null

/** Compares with the stored hash; without one it works as long for nothing, so that time tells nothing (A4). */
export async function isStaffPassword(storedHash: string | null, password: string): Promise<boolean> {
  nobody ??= hashStaffPassword('nobody has this password')
  const { pepper, phc } = readStored(storedHash ?? (await nobody))
  const isRight = await inTurn(() => verify(phc, password.normalize('NFC'), pepperSecret(pepper)))
  return isRight && storedHash !== null
}
