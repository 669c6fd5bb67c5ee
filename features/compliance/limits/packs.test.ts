import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sourceFiles } from '#tools/suite/source-files.ts'
import { operator, type Operator } from '#apps/server/testing/operator.ts'
import { person, type Person } from '#apps/server/testing/people.ts'
import { detailOf, refusal } from '#apps/server/testing/refusals.ts'
import { applySetting } from '#apps/server/testing/settings.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { maybe, one, run, sql } from '#db/rows.ts'
import { keepDays } from '#features/platform/merchants/public.ts'
import { termNames, type Terms } from '#features/platform/merchants/shapes.ts'
import { lookForHelp } from './service/help/places.ts'
import { evenBet, seated } from '#features/play/rounds/testing/seat.ts'
import { dropOld } from '#features/contact/live-chat/service/keep.ts'
import { testVendor } from '#features/play/vendors/testing/connection.ts'
import { major } from '#kit/money.ts'
import { sweepSent } from '#features/contact/outbox/jobs.ts'

// The server enforces each term of a jurisdiction: set in a pack, it applies without a code change.

let at: TestApp
let owner: Operator
beforeAll(async () => {
  at = await testApp()
  owner = await operator(at)
  await applySetting(at, 'JADE', 'brandPack', 'strict')
})
afterAll(() => at.close())

/** Sets exactly these terms in the brand's pack, and waits until this process has loaded them. */
async function under(terms: Partial<Terms>): Promise<void> {
  await owner.api.merchantsOffice.changePack({ params: { pack: 'strict' }, body: { terms } })
  const shown = async () => {
    const preview = await owner.api.limitsOffice.preview({ query: { merchant: 'JADE' } })
    const held = Object.fromEntries(preview.terms.map(({ name, value }) => [name, value]))
    return (
      preview.rule.pack === 'strict' && Object.entries(terms).every(([name, value]) => held[name] === value)
    )
  }
  await expect.poll(shown).toBe(true)
}

const limitOf = async (who: Person, kind: string, period: string) =>
  (await who.api.limits.mine()).limits.find((each) => each.kind === kind && each.period === period)?.value ??
  null

test('RSP-01 a brand can only be assigned to an existing jurisdiction pack', async () => {
  const change = (value: string) =>
    owner.api.settingsOffice.change({ params: { merchant: 'JADE', name: 'brandPack' }, body: { value } })
  expect(await refusal(change('strikt'))).toBe('settings.noSuchPack')
  expect(await detailOf(change('strikt'))).toEqual({
    packs: 'default (Everything allowed, safer-play tools on), strict (Strictest value of every term)',
  })
  expect(await refusal(change('strict'))).toBe('nothing was refused')
})

test('RSP-01 every term of a jurisdiction is covered by a test that names it', () => {
  const root = fileURLToPath(new URL('../../../', import.meta.url))
  const tests = sourceFiles(['features/*/*/**/*.test.ts', 'apps/**/*.test.ts'])
    .map((file) => readFileSync(root + file, 'utf8'))
    .join('\n')
  expect(termNames().filter((name) => !tests.includes(`${name}: `) && !tests.includes(`'${name}'`))).toEqual(
    [],
  )
})

test('R13 a game of a vertical opens only if the jurisdiction offers it', async () => {
  const mai = await person(at, { balance: major(10_000) })
  const launch = () => refusal(mai.api.lobby.launch({ query: { gameId: 'dice' } }))
  await under({ allowsCasino: false })
  expect(await launch()).toBe('limits.notOffered')
  await under({ allowsCasino: true, allowsSports: false, allowsLottery: false })
  expect(await launch()).toBe('nothing was refused')
})

test('R13 GAM-02 a vendor’s game belongs to the vertical of its category: betting and lotteries are allowed separately', async () => {
  const mai = await person(at, { balance: major(10_000) })
  const { game } = await testVendor(at, 'canonical')
  const allowed = async (category: string, terms: Partial<Terms>) => {
    await run(at.app.db, sql`update game set category = ${category} where id = ${game}`)
    await under({ allowsCasino: false, allowsSports: false, allowsLottery: false, ...terms })
    return refusal(mai.api.lobby.launch({ query: { gameId: game } }))
  }
  for (const category of ['SPORTS', 'ESPORTS', 'LOTT', 'ELOTT', 'LIVE', 'FISH', 'RNG', 'PVP'])
    expect(await allowed(category, {})).toBe('limits.notOffered')
  const opens = 'nothing was refused'
  expect(await allowed('SPORTS', { allowsCasino: true, allowsLottery: true })).toBe('limits.notOffered')
  expect(await allowed('ESPORTS', { allowsSports: true })).toBe(opens)
  expect(await allowed('LOTT', { allowsCasino: true, allowsSports: true })).toBe('limits.notOffered')
  expect(await allowed('ELOTT', { allowsLottery: true })).toBe(opens)
  expect(await allowed('LIVE', { allowsSports: true, allowsLottery: true })).toBe('limits.notOffered')
  expect(await allowed('LIVE', { allowsCasino: true })).toBe(opens)
  await under({ allowsCasino: true, allowsSports: true, allowsLottery: true })
})

test('R16 if the jurisdiction requires it, no game opens while an external support place does not respond', async () => {
  const mai = await person(at, { balance: major(10_000) })
  const launch = () => refusal(mai.api.lobby.launch({ query: { gameId: 'dice' } }))
  const look = (isThere: boolean) => lookForHelp(at.app, () => Promise.resolve({ isThere, note: 'told' }))
  await look(false)
  expect(await launch()).toBe('nothing was refused')
  await under({ needsHelp: true })
  expect(await launch()).toBe('limits.helpAway')
  const asked = new Set<string>()
  // the first response of each place is lost
  const lossy = (address: string) => {
    const isThere = asked.has(address)
    asked.add(address)
    return Promise.resolve({ isThere, note: 'told' })
  }
  await lookForHelp(at.app, lossy)
  expect(await launch()).toBe('nothing was refused')
  await under({ needsHelp: false })
})

test('R13 two rounds of a game other than a slot are as far apart as the jurisdiction requires', async () => {
  await under({ casinoRoundMs: 5_000 })
  const { frame } = await seated(at, { balance: major(10_000) })
  await frame.round({ body: { bets: evenBet('1000') } })
  expect(await refusal(frame.round({ body: { bets: evenBet('1000') } }))).toBe('play.tooSoon')
  await under({ casinoRoundMs: 0 })
})

test('R4 R5 deposits, losses and stakes obey the jurisdiction’s limits when the member set none or higher ones', async () => {
  await under({ depositDayMost: 500_000, lossDayMost: 3_000, stakeMost: 2_000, asksLimitFirst: false })
  const { member: mai, frame } = await seated(at, { balance: major(100_000) })
  await mai.api.limits.set({ body: { kind: 'stake', period: 'once', to: { amount: major(9_000) } } })
  expect(await limitOf(mai, 'deposit', 'day')).toEqual({ amount: major(500_000) })
  expect(await detailOf(frame.round({ body: { bets: evenBet('3000') } }))).toEqual({ guard: 'stakeMax' })
  const lost = await Promise.allSettled(
    Array.from({ length: 60 }, () => frame.round({ body: { bets: evenBet('1000') } })),
  )
  const { used } = await one(
    at.app.db,
    sql<{
      used: bigint
    }>`select greatest(loss_day_used, 0)::bigint as used from wallet_limit where wallet = ${mai.wallet}`,
  )
  expect(used).toBeLessThanOrEqual(major(3_000))
  expect(lost).toHaveLength(60)
  await under({
    depositDayMost: 0,
    lossDayMost: 0,
    stakeMost: 0,
    depositMonthMost: 900_000,
    lossMonthMost: 800_000,
  })
  expect(await limitOf(mai, 'deposit', 'month')).toEqual({ amount: major(900_000) })
  expect(await limitOf(mai, 'loss', 'month')).toEqual({ amount: major(800_000) })
})

test('R1 R11 a member starts with the jurisdiction’s monthly deposit limit and reality check, and cannot choose a longer interval than it allows', async () => {
  await under({ depositMonthStart: 700_000, checkMinutes: 30, checkMinutesMost: 45 })
  const mai = await person(at)
  expect(await limitOf(mai, 'deposit', 'month')).toEqual({ amount: major(700_000) })
  expect(await limitOf(mai, 'check', 'once')).toEqual({ minutes: 30 })
  await mai.api.limits.set({ body: { kind: 'check', period: 'once', to: { minutes: 20 } } })
  expect(await limitOf(mai, 'check', 'once')).toEqual({ minutes: 20 })
  await under({ checkMinutes: 0, checkMinutesMost: 15 })
  expect(await limitOf(mai, 'check', 'once')).toEqual({ minutes: 15 })
})

test('R2 the jurisdiction determines whether the prompt about limits comes before the first deposit', async () => {
  const mai = await person(at)
  await under({ asksLimitFirst: true })
  expect((await mai.api.limits.mine()).needsPrompt).toBe(true)
  await under({ asksLimitFirst: false })
  expect((await mai.api.limits.mine()).needsPrompt).toBe(false)
})

test('A1 the minimum age of a jurisdiction applies if it is higher than the brand’s', async () => {
  await under({ minimumAge: 25 })
  const mai = await person(at)
  expect((await mai.api.limits.mine()).rule).toMatchObject({ minimumAge: 25, why: 'brand' })
  expect((await mai.api.profile.show()).minimumAge).toBe(25)
  // registration requires it, although the brand's terms show their own age
  expect(await at.api().identity.registerRules()).toMatchObject({ minimumAge: 25, termsAge: 25 })
})

test('AUT-10 the consent boxes start ticked by the brand’s setting, unless the jurisdiction unticks them', async () => {
  const isTicked = async () => (await at.api().identity.registerRules()).termsTicked
  await under({})
  expect(await isTicked()).toBe(true)
  await under({ unticksConsent: true })
  expect(await isTicked()).toBe(false)
  await under({})
  await applySetting(at, 'JADE', 'termsTicked', false)
  expect(await isTicked()).toBe(false)
  await applySetting(at, 'JADE', 'termsTicked', true)
})

test('O11 records are kept at least as long as the jurisdiction requires, regardless of the brand’s setting', async () => {
  await under({ recordDaysLeast: 400 })
  await applySetting(at, 'JADE', 'messageDays', 30)
  expect(await keepDays(at.app, 'JADE', 30)).toBe(400)
  expect(await keepDays(at.app, 'JADE', 800)).toBe(800)
  const mai = await person(at)
  const { conversation } = await mai.api.liveChat.say({ body: { text: 'keep this' } })
  const daysAgo = async (days: number) => {
    await run(
      at.database.owner,
      sql`
        insert into outgoing_message (merchant, key, channel, address, letter, language, places, state, sent_at, next_try_at, created_at)
        values ('JADE', 'kept', 'email', 'a@example.com', 'account.exists', 'en', '{}', 'sent', now(), now(), now() - make_interval(days => ${days}::int))
        on conflict (merchant, key) do update set created_at = excluded.created_at
      `,
    )
    await run(
      at.database.owner,
      sql`
        update conversation set state = 'closed', closed_by = 'silence', closed_at = now() - make_interval(days => ${days}::int)
        where id = ${conversation?.id ?? ''}
      `,
    )
    await sweepSent(at.app)
    await dropOld(at.app)
    const mail = await maybe(at.app.db, sql`select 1 from outgoing_message where key = 'kept'`)
    const kept = await maybe(at.app.db, sql`select 1 from conversation where id = ${conversation?.id ?? ''}`)
    return [mail !== null, kept !== null]
  }
  expect(await daysAgo(399)).toEqual([true, true])
  expect(await daysAgo(401)).toEqual([false, false])
})
