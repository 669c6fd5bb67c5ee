import { hash, verify } from '@node-rs/argon2'

/** argon2id as OWASP asks at least (A7): 19 MiB, two passes, one lane; about 15 ms here. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Hashes at once: more would let a flood of logins take the memory and time that bets need. */
const AT_ONCE = 4

let atWork = 0
const waiting: (() => void)[] = []

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (atWork >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve))
  atWork++
  try {
    return await work()
  } finally {
    atWork--
    waiting.shift()?.()
  }
}

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password.normalize('NFC'), COST))
}

let nobody: Promise<string> | null = null

/** Compares with the stored hash; without one it works as long for nothing, so that time tells nothing (A4). */
export async function isPassword(storedHash: string | null, password: string): Promise<boolean> {
  nobody ??= hashPassword('nobody has this password')
  const against = storedHash ?? (await nobody)
  const isRight = await inTurn(() => verify(against, password.normalize('NFC')))
  return isRight && storedHash !== null
}
