import { afterAll, beforeAll, expect, test } from 'vitest'
import { applyFlag } from '#apps/server/testing/settings.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { inTransaction } from '#db/pool.ts'
import { run, sql } from '#db/rows.ts'
import { insertMember } from '#features/account/members/public.ts'
import { hashPassword } from './passwords.ts'
import { proveAccount } from './service/login/guess.ts'
import { insertCredential } from './store/credentials.ts'
import { sampleOf, type Timed } from './testing/apart.ts'
import { entryCall, passEverybody } from './testing/entry.ts'

const IS_NIGHT = process.env['FAIRHOUSE_TIER'] === 'nightly'
const PAIRS = IS_NIGHT ? 2_000 : 60
/** Fixed in advance: a suspicious sample is repeated, and only a difference in every round counts. */
const ROUNDS = 3

const mobileOf = (n: number) => `+84905${String(100_000 + n)}`

let at: TestApp
beforeAll(async () => {
  at = await testApp({ TRUSTED_PROXIES: '127.0.0.1' })
  passEverybody(at)
  const passwordHash = await hashPassword('a quiet test password')
  const now = at.clock.now()
  for (const flag of ['CHNGPASSVERIF3', 'REGMOBVERF3'] as const) await applyFlag(at, 'JADE', flag, true)
  await inTransaction(at.app.db, async (tx) => {
    for (let n = 0; n < PAIRS; n++) {
      const memberId = await insertMember(tx, {
        merchant: 'JADE',
        account: `known${n}`,
        accountKey: `known${n}`,
        type: 0,
        language: 'en',
        birthday: '1990-01-01',
        payeeName: null,
        email: `known${n}@mail.example`,
        uplineId: null,
        registerIp: '127.0.0.1',
        now,
      })
      if (memberId !== null) await insertCredential(tx, { memberId, passwordHash, mustChange: false, now })
    }
    await run(
      tx,
      sql`
        update member set mobile = '+84905' || (100000 + substring(account from 6)::int), mobile_verified_at = ${now}
        where account like 'known%'
      `,
    )
  })
  at.clock.forward(1_100)
})
afterAll(() => at.close())

let calls = 0
/** A network of its own for each call, because budgets are per network. */
const network = () => `${20 + ((++calls >> 16) & 63)}.${(calls >> 8) & 255}.${calls & 255}.1`

/** Asserts that the two kinds are indistinguishable; each round moves the clock forward, which resets the accounts' budgets. */
async function expectAlike(what: string, left: Timed, right: Timed): Promise<void> {
  let suspicious = 0
  await left(0)
  await right(0)
  for (; suspicious < ROUNDS; suspicious++) {
    at.clock.forward(86_401_000)
    const { isApart, says } = await sampleOf({ left, right, pairs: PAIRS })
    console.info(`${what}: ${says}`)
    if (!isApart) return
  }
  expect(suspicious).toBeLessThan(ROUNDS)
}

async function timed<T>(work: () => Promise<T>, expected: T): Promise<number> {
  const from = performance.now()
  const answer = await work()
  const took = performance.now() - from
  expect(answer).toEqual(expected)
  return took
}

const LONG = { timeout: IS_NIGHT ? 900_000 : 120_000 }

test('A4 a wrong password takes the same time whether the account exists or not', LONG, async () => {
  let tries = 0
  const refused = (username: string) => {
    if (++tries % 800 === 0) at.clock.forward(601_000) // the nightly sample is larger than a window's budget
    const call = entryCall(at, { ip: network() })
    const guess = { username, password: 'a wrong password' }
    return timed(() => proveAccount(at.app, call, guess), {
      refused: 'identity.wrongLogin',
      detail: { captcha: true },
    })
  }
  await expectAlike(
    'login, known and unknown',
    (n) => refused(`known${n}`),
    (n) => refused(`nobody${n}`),
  )
})

/** A call through the whole server; its response without the parts that differ each time. */
async function asked(path: string, body: Record<string, string>): Promise<string> {
  const answer = await fetch(`${at.site}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': network() },
    body: JSON.stringify(body),
  })
  return `${answer.status} ${await answer.text()}`
}

test(
  'A4 AUT-11 a reset email takes the same time to request whether account and address match, only one exists or none',
  LONG,
  async () => {
    const path = '/wps/member/password/email'
    const ask = (username: string, email: string) => asked(path, { username, email })
    const words = await ask('known0', 'known0@mail.example')
    expect(words).toMatch(/^200 /)
    const mailed = (username: string, email: string) => timed(() => ask(username, email), words)
    const own: Timed = (n) => mailed(`known${n}`, `known${n}@mail.example`)
    await expectAlike('forgot by e-mail, right and unknown', own, (n) =>
      mailed(`nobody${n}`, `known${n}@mail.example`),
    )
    await expectAlike('forgot by e-mail, right and wrong', own, (n) =>
      mailed(`known${n}`, `other${n}@mail.example`),
    )
  },
)

test(
  'A4 AUT-11 a code by SMS takes the same time to request whether the number belongs to a member or not',
  LONG,
  async () => {
    const path = '/wps/verification/sms/noLogin'
    const ask = (mobileNum: string) => asked(path, { mobileNum, countryDialingCode: '84' })
    const words = await ask('+84906100000')
    expect(words).toMatch(/^200 /)
    const sent = (mobileNum: string) => timed(() => ask(mobileNum), words)
    await expectAlike(
      'forgot by phone, known and unknown',
      (n) => sent(mobileOf(n)),
      (n) => sent(mobileOf(n).replace('905', '907')),
    )
  },
)

test(
  'A4 AUT-10 a registration code takes the same time to request whether the number has an account or not',
  LONG,
  async () => {
    const path = '/wps/verification/sms/register'
    const ask = (mobileNo: string) => asked(path, { mobileNo, countryDialingCode: '84' })
    const words = await ask('+84906200000')
    expect(words).toMatch(/^200 /)
    const sent = (mobileNo: string) => timed(() => ask(mobileNo), words)
    await expectAlike(
      'code to register, taken and free',
      (n) => sent(mobileOf(n)),
      (n) => sent(mobileOf(n).replace('905', '908')),
    )
  },
)
