import { afterAll, beforeAll, expect, test } from 'vitest'
import { person, PASSWORD } from '#apps/server/testing/people.ts'
import { applySetting } from '#apps/server/testing/settings.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { run, sql } from '#db/rows.ts'
import { hashLine } from './passwords.ts'
import { RESERVE, STRANGER } from './rules/budget.ts'
import { browser, knownPicture, passEverybody } from './testing/entry.ts'

/** The whole attack in the nightly run: 10⁵ attempts over 10⁴ accounts and 10³ addresses; otherwise as many as two addresses may guess. */
const SCALE = process.env['FAIRHOUSE_TIER'] === 'nightly' ? 1 : 333
const ATTEMPTS = Math.round(100_000 / SCALE)
const ACCOUNTS = Math.round(10_000 / SCALE)
const NETWORKS = SCALE === 1 ? 50 : 1
const ADDRESSES_EACH = SCALE === 1 ? 20 : 2
const AT_ONCE = 24
const MEMBERS = 4
/** The pause between two logins of one member: their own hashes are legitimate work and must not count in the attack's measurement. */
const REST_MS = SCALE === 1 ? 1_000 : 250

let at: TestApp
beforeAll(async () => {
  at = await testApp({ TRUSTED_PROXIES: '127.0.0.1' })
  passEverybody(at) // the attacker has solved every proof of work
  await applySetting(at, 'JADE', 'acceptPlain', true)
})
afterAll(() => at.close())

/** One attempt of the attacker, who reads every second captcha correctly. */
function attempt(n: number, accounts: readonly string[]): Promise<string> {
  const network = n % NETWORKS
  const ip = `198.${18 + (network >> 8)}.${network & 255}.${1 + (Math.floor(n / NETWORKS) % ADDRESSES_EACH)}`
  return guessAt(accounts[n % accounts.length] ?? '', { ip, isRead: n % 2 === 1, password: `leaked ${n}` })
}

type From = { readonly ip: string; readonly isRead: boolean; readonly password: string }

async function guessAt(username: string, { ip, isRead, password }: From): Promise<string> {
  const picture = isRead ? knownPicture(at) : null
  const answer = await fetch(`${at.site}/wps/session/login`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': ip,
      ...(picture ? { cookie: picture.cookie } : {}),
    },
    body: JSON.stringify({
      username,
      password,
      type: 'username',
      ...(picture ? { captcha: picture.letters } : {}),
    }),
  })
  const { errorCode }: { errorCode?: string } = JSON.parse(await answer.text())
  return errorCode ?? 'in'
}

test(
  'A5 A6 credential stuffing stays within the stated hash budget, while members on their own devices can always log in',
  { timeout: SCALE === 1 ? 3_600_000 : 120_000 },
  async () => {
    const members = await Promise.all(
      Array.from({ length: MEMBERS }, async (_, n) => {
        const member = await person(at)
        const own = browser(at, { 'x-forwarded-for': `203.0.113.${n + 1}` })
        const log = () =>
          own
            .api()
            .identity.login({ body: { username: member.account, password: PASSWORD, type: 'username' } })
        await log()
        return { account: member.account, log }
      }),
    )
    // the members' own accounts are attacked like all the others
    const accounts = [
      ...members.map(({ account }) => account),
      ...Array.from({ length: ACCOUNTS - MEMBERS }, (_, n) => `victim${n}`),
    ]
    const before = hashLine().strangers
    const answers = new Map<string, number>()
    const began = at.clock.now().getTime()
    let next = 0
    let mostAtOnce = 0
    const took: number[] = []
    const attack = async () => {
      while (next < ATTEMPTS) {
        const n = next++
        const code = await attempt(n, accounts)
        answers.set(code, (answers.get(code) ?? 0) + 1)
        if (n > 0 && n % 10_000 === 0)
          console.info(`stuffing: ${n} attempts, ${took.length} log-ins of members`)
        const { atWork, waiting } = hashLine()
        mostAtOnce = Math.max(mostAtOnce, atWork)
        expect(waiting).toBeLessThanOrEqual(AT_ONCE + MEMBERS)
      }
    }
    const live = async ({ log }: (typeof members)[number]) => {
      while (next < ATTEMPTS) {
        const from = performance.now()
        expect((await log()).token).toHaveLength(43)
        took.push(performance.now() - from)
        await new Promise((resolve) => setTimeout(resolve, REST_MS))
      }
    }
    await Promise.all([...Array.from({ length: AT_ONCE }, attack), ...members.map(live)])

    const windows = Math.ceil((at.clock.now().getTime() - began) / (STRANGER.house.windowSeconds * 1_000)) + 1
    const reached = hashLine().strangers - before
    const ofNetwork = Math.min(STRANGER.network.most, ADDRESSES_EACH * STRANGER.address.most)
    const usual = Math.min(STRANGER.house.most, NETWORKS * ofNetwork)
    const reserve = Math.min(RESERVE.house.most, NETWORKS * RESERVE.network.most)
    const budget = (usual + reserve) * windows
    expect(answers.get('in')).toBeUndefined()
    expect(reached).toBe(answers.get('identity.wrongLogin') ?? 0)
    expect(reached).toBeGreaterThan(0)
    expect(reached).toBeLessThanOrEqual(budget)
    expect(reached).toBeLessThan(ATTEMPTS / 4)
    expect(mostAtOnce).toBeLessThanOrEqual(2)
    expect(took.length).toBeGreaterThan(MEMBERS)
    const sorted = took.toSorted((a, b) => a - b)
    const at99 = sorted[Math.floor(sorted.length * 0.99)] ?? 0
    console.info(
      `stuffing: ${ATTEMPTS} attempts, ${reached} reached the hash of at most ${budget} (${windows} windows), ${took.length} log-ins of members, half within ${(sorted[took.length >> 1] ?? 0).toFixed(0)} ms, 99 % within ${at99.toFixed(0)} ms`,
    )
  },
)

test('A5 while a flood exhausts the guess budget, a member can still log in on a new device elsewhere; a network has three tries', async () => {
  const [mai, lan] = [await person(at), await person(at)]
  await run(
    at.database.db,
    sql`
      insert into guess_budget (bucket, window_started_at, spent)
      values ('house:JADE', ${at.clock.now()}, ${STRANGER.house.most})
      on conflict (bucket) do update
      set window_started_at = excluded.window_started_at, spent = excluded.spent
    `,
  )
  const tries: string[] = []
  for (let n = 0; n < 5; n++)
    tries.push(
      await guessAt(`other${n}`, { ip: `203.0.113.${n + 10}`, isRead: true, password: `wrong ${n}` }),
    )
  expect(tries).toEqual([
    ...Array.from({ length: RESERVE.network.most }, () => 'identity.wrongLogin'),
    'identity.tooManyFailures',
    'identity.tooManyFailures',
  ])
  // correct guesses are returned, so any number of members of one network can log in
  for (const { account } of [mai, lan, mai, lan])
    expect(await guessAt(account, { ip: '203.0.114.7', isRead: false, password: PASSWORD })).toBe('in')
})
