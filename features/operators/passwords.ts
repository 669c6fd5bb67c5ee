import { hash, verify } from '@node-rs/argon2'

/** argon2id for staff (A7): 64 MiB, three passes; about 50 ms on the machine it was measured on. */
const COST = { memoryCost: 65_536, timeCost: 3, parallelism: 1 } as const

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

export function hashStaffPassword(password: string): Promise<string> {
  return inTurn(() => hash(password.normalize('NFC'), COST))
}

let nobody: Promise<string> | null = null

/** Compares with the stored hash; without one it works as long for nothing, so that time tells nothing (A4). */
export async function isStaffPassword(storedHash: string | null, password: string): Promise<boolean> {
  nobody ??= hashStaffPassword('nobody has this password')
  const against = storedHash ?? (await nobody)
  const isRight = await inTurn(() => verify(against, password.normalize('NFC')))
  return isRight && storedHash !== null
}
