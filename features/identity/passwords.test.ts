import { expect, test } from 'vitest'
import { HashLineFullError, hashLine, hashPassword, isOldCost, isPassword } from './passwords.ts'

test('A7 a stored password is argon2id at the stated cost with a salt of its own', async () => {
  const [one, two] = await Promise.all([hashPassword('the same password'), hashPassword('the same password')])
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$/)
  expect(one).not.toBe(two)
  expect(isOldCost(one)).toBe(false)
  expect(isOldCost(one.replace('m=19456', 'm=4096'))).toBe(true)
})

test('A8 128 characters of any script count to the last one, however the letters were composed', async () => {
  const long = 'ễ🐉'.repeat(64)
  const stored = await hashPassword(long)
  expect(await isPassword(stored, long.normalize('NFD'))).toBe(true)
  expect(await isPassword(stored, `${long.slice(0, -2)}🐲`)).toBe(false)
  expect(await isPassword(stored, long.toUpperCase())).toBe(false)
})

test('A6 a flood of strangers is turned away when the line is full, and a member goes before those who wait', async () => {
  const stored = await hashPassword('a quiet password')
  const order: string[] = []
  const strangers = Array.from({ length: 100 }, () =>
    isPassword(stored, 'wrong', 'stranger').then(
      () => order.push('stranger'),
      (error: unknown) => order.push(error instanceof HashLineFullError ? 'turned away' : String(error)),
    ),
  )
  const member = isPassword(stored, 'a quiet password', 'member').then((right) =>
    order.push(`member ${right}`),
  )
  expect(hashLine().atWork).toBeLessThanOrEqual(2)
  await Promise.all([...strangers, member])
  expect(order.filter((who) => who === 'turned away')).toHaveLength(58)
  expect(order.filter((who) => who !== 'turned away').indexOf('member true')).toBeLessThan(4)
  expect(hashLine()).toEqual({ atWork: 0, waiting: 0, strangers: 42 })
})
