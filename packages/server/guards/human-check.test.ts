import { solveChallenge, type Challenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '#db/testdb.ts'
import { createHumanCheck, type HumanCheck } from './human-check.ts'
import { createOutbound } from '../perimeter/outbound.ts'
import { createVault } from '../vault.ts'

let database: TestDatabase
let check: HumanCheck
const outbound = createOutbound(() => false)
const clock = { now: () => new Date() }
const lookOf = async () => ({ look: 'work' }) as const
const BRAND = 'JADE'

beforeAll(async () => {
  database = await freshDatabase()
  const vault = createVault('h'.repeat(40))
  check = createHumanCheck({ db: database.db, vault, clock, outbound, lookOf, tries: 4 })
})
afterAll(() => database.drop())

type Answer = { challenge: Challenge; solution: object | null }

const isChallenge = (value: object): value is Challenge => 'parameters' in value

async function solved(): Promise<Answer> {
  const challenge = await check.challenge(BRAND)
  if (!isChallenge(challenge)) throw new Error('no sum was given')
  return { challenge, solution: await solveChallenge({ challenge, deriveKey }) }
}

const written = (answer: Answer) => Buffer.from(JSON.stringify(answer)).toString('base64')

test('A6 accepts a solution of the human check once, and none that is missing, empty or invalid', async () => {
  const answer = written(await solved())
  expect(await check.isPassed(answer, BRAND)).toBe(true)
  expect(await check.isPassed(answer, BRAND)).toBe(false)
  for (const not of [undefined, '', 'e30=', 'not base64', 'x'.repeat(5_000)])
    expect(await check.isPassed(not, BRAND)).toBe(false)
})

test('A6 does not accept a usual challenge as the long one, an easier one, or an endless one', async () => {
  const { challenge, solution } = await solved()
  const forge = (parameters: object) =>
    written({ challenge: { ...challenge, parameters: { ...challenge.parameters, ...parameters } }, solution })
  const long = forge({ data: { length: 'long' } })
  expect(check.isLong(long)).toBe(true)
  expect(await check.isPassed(long, BRAND)).toBe(false)
  expect(await check.isPassed(forge({ cost: 1 }), BRAND)).toBe(false)
  expect(await check.isPassed(forge({ expiresAt: 9_999_999_999 }), BRAND)).toBe(false)
  expect(check.isLong(written({ challenge, solution }))).toBe(false)
})

test('A6 does not accept a solution of another installation’s challenge', async () => {
  const answer = written(await solved())
  const other = createHumanCheck({
    db: database.db,
    vault: createVault('another secret that is long enough to be one'),
    clock,
    outbound,
    lookOf,
    tries: 4,
  })
  expect(await other.isPassed(answer, BRAND)).toBe(false)
  expect(await check.isPassed(answer, BRAND)).toBe(true)
})
