import { hash, verify } from '@node-rs/argon2'
import { expect, test } from 'vitest'
import { HashLineFullError, hashLine, hashPassword, isOldHash, isPassword } from './passwords.ts'
import { readStored, usePeppers } from '#server/guards/peppers.ts'

const OLD = 'an old pepper that nobody guesses in a year'
const NEW = 'a new pepper that nobody guesses in a year'
usePeppers([OLD])

test('A7 stores a password as argon2id with the stated cost, its own salt and the ID of its pepper', async () => {
  const [one, two] = await Promise.all([hashPassword('the same password'), hashPassword('the same password')])
  expect(one).toMatch(/^@[0-9a-f]{8}\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$/)
  expect(one).not.toBe(two)
  expect(one).not.toContain(OLD)
  expect(isOldHash(one)).toBe(false)
  expect(isOldHash(one.replace('m=19456', 'm=4096'))).toBe(true)
})

test('A7 a stolen table is useless without the pepper; an older pepper still verifies, but its hashes are outdated', async () => {
  const stored = await hashPassword('a quiet password')
  expect(await verify(readStored(stored).phc, 'a quiet password')).toBe(false)
  usePeppers([NEW, OLD])
  expect(await isPassword(stored, 'a quiet password')).toBe(true)
  expect(isOldHash(stored)).toBe(true)
  expect(isOldHash(await hashPassword('a quiet password'))).toBe(false)
  const bare = await hash('a quiet password')
  expect(await isPassword(bare, 'a quiet password')).toBe(true)
  expect(isOldHash(bare)).toBe(true)
  await expect(isPassword(stored.replace(/^@.{8}/, '@00000000'), 'x')).rejects.toThrow('PASSWORD_PEPPERS')
})

test('A8 compares all 128 characters of any script, however they were composed', async () => {
  const long = 'ễ🐉'.repeat(64)
  const stored = await hashPassword(long)
  expect(await isPassword(stored, long.normalize('NFD'))).toBe(true)
  expect(await isPassword(stored, `${long.slice(0, -2)}🐲`)).toBe(false)
  expect(await isPassword(stored, long.toUpperCase())).toBe(false)
})

test('A6 rejects strangers when the queue is full, and a member is served before those who wait', async () => {
  const stored = await hashPassword('a quiet password')
  // the dummy hash for unknown accounts is computed once per process
  await isPassword(null, 'warm-up')
  const before = hashLine().strangers
  const order: string[] = []
  const strangers = Array.from({ length: 100 }, () =>
    isPassword(stored, 'wrong', 'stranger').then(
      () => order.push('stranger'),
      (error: unknown) => order.push(error instanceof HashLineFullError ? 'turned away' : String(error)),
    ),
  )
  const member = isPassword(stored, 'a quiet password', 'known').then((right) =>
    order.push(`member ${right}`),
  )
  // the member's hash runs beside the first stranger's, while the others wait
  expect(hashLine()).toEqual({ atWork: 2, waiting: 40, strangers: before + 1 })
  await Promise.all([...strangers, member])
  expect(order.filter((who) => who === 'turned away')).toHaveLength(59)
  expect(order).toContain('member true')
  expect(hashLine()).toEqual({ atWork: 0, waiting: 0, strangers: before + 41 })
})
