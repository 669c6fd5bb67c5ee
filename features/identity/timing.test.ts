import { afterAll, beforeAll, expect, test } from 'vitest'
import { testHouse, type TestHouse } from '#apps/server/testing/test-house.ts'
import { inTransaction } from '#db/pool.ts'
import { insertMember } from '#features/members/door.ts'
import { hashPassword } from './passwords.ts'
import { proveAccount } from './service/login/guess.ts'
import { insertCredential } from './store/credentials.ts'
import { entryCall } from './testing/entry.ts'

const PAIRS = process.env['FAIRHOUSE_TIER'] === 'nightly' ? 2_000 : 100
/** A difference that an attacker on the same machine could hardly use; the hash alone takes fifteen times as long. */
const LEAST_MS = 1

let at: TestHouse
beforeAll(async () => {
  at = await testHouse()
  const passwordHash = await hashPassword('a quiet test password')
  const now = at.clock.now()
  await inTransaction(at.house.db, async (tx) => {
    for (let n = 0; n < PAIRS; n++) {
      const memberId = await insertMember(tx, {
        merchant: 'JADE',
        account: `known${n}`,
        accountKey: `known${n}`,
        type: 0,
        language: 'en',
        birthday: '1990-01-01',
        payeeName: null,
        email: null,
        uplineId: null,
        registerIp: '127.0.0.1',
        now,
      })
      if (memberId !== null) await insertCredential(tx, { memberId, passwordHash, mustChange: false, now })
    }
  })
})
afterAll(() => at.close())

/** How long a wrong password takes to be refused, from a network of its own each time. */
async function refusedIn(username: string, n: number): Promise<number> {
  const call = entryCall(at, { ip: `10.${n >> 8}.${n & 255}.1` })
  const from = performance.now()
  const answer = await proveAccount(at.house, call, { username, password: 'a wrong password' })
  const took = performance.now() - from
  expect(answer).toEqual({ refused: 'identity.wrongLogin', detail: { captcha: true } })
  return took
}

/** The chance that two samples of one kind look as different as these (Mann–Whitney, normal approximation). */
function chanceOfSame(left: readonly number[], right: readonly number[]): number {
  const all = [
    ...left.map((value) => ({ value, isLeft: true })),
    ...right.map((value) => ({ value, isLeft: false })),
  ]
  const ranks = all.toSorted((a, b) => a.value - b.value)
  const sum = ranks.reduce((before, { isLeft }, rank) => before + (isLeft ? rank + 1 : 0), 0)
  const [n, m] = [left.length, right.length]
  const z = Math.abs(sum - (n * (n + m + 1)) / 2) / Math.sqrt((n * m * (n + m + 1)) / 12)
  // an upper bound of the normal distribution's two tails
  return Math.min(1, 2 * Math.exp((-z * z) / 2))
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

/** Whether one sample of both kinds tells them apart; a later sample comes from accounts and networks of its own. */
async function tellsApart(round: number): Promise<boolean> {
  const [known, unknown]: [number[], number[]] = [[], []]
  const network = round * 20_000
  await refusedIn('warmup', network + 19_999)
  for (let n = 0; n < PAIRS; n++) {
    if (n % 400 === 399) at.clock.forward(601_000) // the night's sample is longer than a window's budget
    // in turn, so that whatever else the machine does falls on both alike
    const isKnownFirst = n % 2 === 0
    if (isKnownFirst) known.push(await refusedIn(`known${n}`, network + 2 * n))
    unknown.push(await refusedIn(`nobody${n}`, network + 2 * n + 1))
    if (!isKnownFirst) known.push(await refusedIn(`known${n}`, network + 2 * n))
  }
  const apartMs = Math.abs(median(known) - median(unknown))
  const chance = chanceOfSame(known, unknown)
  console.info(
    `known ${median(known).toFixed(2)} ms, unknown ${median(unknown).toFixed(2)} ms, p ≤ ${chance.toFixed(3)}`,
  )
  return chance <= 0.01 && apartMs >= LEAST_MS
}

/** Fixed beforehand: a sample that looks suspicious is taken again, and only a difference that shows each time is one. */
const ROUNDS = 3

test(
  'A4 a wrong password takes as long whether the account exists or not',
  { timeout: 600_000 },
  async () => {
    let suspicious = 0
    while (suspicious < ROUNDS && (await tellsApart(suspicious))) {
      suspicious += 1
      at.clock.forward(601_000)
    }
    expect(suspicious).toBeLessThan(ROUNDS)
  },
)
