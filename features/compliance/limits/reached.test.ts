import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { operator, type Operator } from '#apps/server/testing/operator.ts'
import { person, type Person } from '#apps/server/testing/people.ts'
import { detailOf, refusal } from '#apps/server/testing/refusals.ts'
import { applySetting } from '#apps/server/testing/settings.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { RefusedError } from '#contract/envelope.ts'
import { evenBet, seatAt, seated } from '#features/play/rounds/testing/seat.ts'
import { testVendor } from '#features/play/vendors/testing/connection.ts'
import { major } from '#kit/money.ts'
import { guardOf, setWalletLimit, type WalletLimitName } from '#ledger/wallet-limits.ts'
import { followRules } from './jobs.ts'
import { noteReached } from './service/reached.ts'

let at: TestApp
let linh: Operator
beforeAll(async () => {
  at = await testApp()
  linh = await operator(at)
})
afterAll(() => at.close())
// the ledger's guards use the database's clock
afterEach(() => at.clock.set(new Date()))

const MINUTE = 60_000
const money = (units: number) => ({ amount: major(units) })

/** Allowed hours that exclude the brand's next ten hours. */
function hoursAway(): number {
  const shown = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Asia/Ho_Chi_Minh',
    hour: 'numeric',
    hourCycle: 'h23',
  }).format(at.clock.now())
  return 1 << ((Number(shown) + 12) % 24)
}

async function listed(who: Person) {
  at.clock.forward(1_000)
  await noteReached(at.app)
  const { list } = await linh.api.limitsOffice.reached({ query: {} })
  return list.filter(({ memberId }) => memberId === who.id).map(({ kind, period }) => `${kind} ${period}`)
}

test('R1 minutes at a vendor’s game are play time: the session limit ends there as in a game of the platform, and another launch adds none', async () => {
  const start = new Date(Date.now() - 20 * MINUTE)
  at.clock.set(start)
  const vendor = await testVendor(at, 'canonical')
  const mai = await person(at, { balance: major(100_000) })
  await mai.api.limits.set({ body: { kind: 'session', period: 'once', to: { minutes: 15 } } })
  const launch = () => mai.api.lobby.launch({ query: { gameId: vendor.game } })
  await launch()
  const guest = await vendor.enter(mai)
  at.clock.forward(10 * MINUTE)
  await launch() // the count continues
  const { stop } = await mai.api.limits.check()
  expect(stop?.why).toBe('session')
  expect(stop?.until.getTime()).toBeLessThan(start.getTime() + 16 * MINUTE)
  at.clock.set(new Date())
  const stake = { guest, transaction: randomUUID(), round: randomUUID(), amount: major(1_000) }
  expect((await vendor.supplier.bet(stake)).word).toBe('limit')
  expect(await refusal(launch())).toBe('limits.timeOver')
  expect(await listed(mai)).toEqual(['session once'])
})

const guards: readonly WalletLimitName[] = [
  'excluded',
  'playTime',
  'pause',
  'stakeMax',
  'lossDay',
  'lossWeek',
  'lossMonth',
  'wagerDay',
  'wagerWeek',
  'wagerMonth',
]

test('R1 a member stopped by a limit sees which one it was, in both languages', async () => {
  const { member: mai, frame } = await seated(at, { balance: major(100_000) })
  await mai.api.limits.set({ body: { kind: 'loss', period: 'week', to: money(1_000) } })
  const said = await frame
    .round({ body: { bets: evenBet('2000') } })
    .catch((error: unknown) => (error instanceof RefusedError ? error.message : error))
  expect(said).toBe('This stake could exceed your weekly loss limit. It resets on Monday.')
  for (const language of ['en', 'vi'] as const) {
    const words = guards.map((guard) => at.app.words(language, `refusal.play.limit.${guard}`))
    expect(new Set(words).size).toBe(guards.length)
    expect(words.filter((one) => one.startsWith('refusal.'))).toEqual([])
  }
})

test('RSP-01 a deposit that a limit refused and a launch outside the allowed hours are listed as reached, under the right limits', async () => {
  const mai = await person(at, { balance: major(100_000) })
  await mai.api.limits.set({ body: { kind: 'deposit', period: 'month', to: money(50_000) } })
  await mai.api.limits.set({ body: { kind: 'hours', period: 'once', to: { hours: hoursAway() } } })
  const deposit = mai.api.deposits.create({ body: { method: 'qr-pay', amount: major(200_000) } })
  expect(await refusal(deposit)).toBe('limits.depositReached')
  expect(await refusal(mai.api.lobby.launch({ query: { gameId: 'dice' } }))).toBe('limits.timeOver')
  expect(await listed(mai)).toEqual(['hours once', 'deposit month'])
})

test('RSP-01 a stake outside the allowed hours, in a game that was open, is listed under hours, not under a day’s minutes', async () => {
  const { member: mai, frame } = await seated(at, { balance: major(100_000) })
  await mai.api.limits.set({ body: { kind: 'hours', period: 'once', to: { hours: hoursAway() } } })
  expect(await detailOf(frame.round({ body: { bets: evenBet('2000') } }))).toEqual({ guard: 'playTime' })
  expect(await listed(mai)).toEqual(['hours once'])
})

test('RSP-01 R3 a limit that was changed after it refused a stake is listed with the value that refused', async () => {
  const { member: mai, frame } = await seated(at, { balance: major(100_000) })
  const set = (units: number) =>
    mai.api.limits.set({ body: { kind: 'stake', period: 'once', to: money(units) } })
  await set(1_500)
  expect(await detailOf(frame.round({ body: { bets: evenBet('2000') } }))).toEqual({ guard: 'stakeMax' })
  at.clock.forward(1_000)
  await set(1_200)
  await set(900)
  await noteReached(at.app)
  const { list } = await linh.api.limitsOffice.reached({ query: {} })
  const shown = list.filter(({ memberId }) => memberId === mai.id).map(({ kind, value }) => [kind, value])
  expect(shown).toEqual([['stake', money(1_500)]])
})

test('RSP-01 a reached limit is recorded once, although several workers run concurrently', async () => {
  const { member: mai, frame } = await seated(at, { balance: major(100_000) })
  await mai.api.limits.set({ body: { kind: 'stake', period: 'once', to: money(1_500) } })
  expect(await detailOf(frame.round({ body: { bets: evenBet('2000') } }))).toEqual({ guard: 'stakeMax' })
  await Promise.all(Array.from({ length: 6 }, () => noteReached(at.app)))
  expect(await listed(mai)).toEqual(['stake once'])
})

test('R1 GAM-02 the member’s own page names a limit that refuses a stake in a vendor’s game', async () => {
  const vendor = await testVendor(at, 'canonical')
  const mai = await person(at, { balance: major(100_000) })
  await mai.api.limits.set({ body: { kind: 'wager', period: 'day', to: money(500) } })
  const guest = await vendor.enter(mai)
  expect((await mai.api.limits.check()).reached).toBeNull()
  const tell = vi.spyOn(at.app.events, 'publish')
  const stake = { guest, transaction: randomUUID(), round: randomUUID(), amount: major(1_000) }
  expect((await vendor.supplier.bet(stake)).word).toBe('limit')
  const hint = expect.objectContaining({ topic: 'limits.changed' })
  await expect.poll(() => tell.mock.calls).toContainEqual([`member:${mai.id}`, hint])
  expect((await mai.api.limits.check()).reached).toMatchObject({ kind: 'wager', period: 'day' })
})

test('R4 R13 guards that a process writes by cached old rules are corrected', async () => {
  await applySetting(at, 'JADE', 'brandPack', 'strict')
  await linh.api.merchantsOffice.changePack({
    params: { pack: 'strict' },
    body: { terms: { lossDayMost: 80_000 } },
  })
  await followRules(at.app)
  const { member: mai } = await seated(at, { balance: major(100_000) })
  const lossDay = async () => (await guardOf(at.app.db, mai.wallet))?.lossDay
  expect(await lossDay()).toBe(major(80_000))
  await linh.api.merchantsOffice.changePack({
    params: { pack: 'strict' },
    body: { terms: { lossDayMost: 50_000 } },
  })
  const followed = followRules(at.app)
  await expect.poll(lossDay).toBe(major(50_000))
  await setWalletLimit(at.app.db, mai.wallet, { lossDay: major(80_000) }) // simulates a launch at a process that missed the notification
  await followed
  expect(await lossDay()).toBe(major(50_000))
  await applySetting(at, 'JADE', 'brandPack', '')
  await followRules(at.app)
})

test('R4 R13 a changed jurisdiction applies to members who are playing: the next stake meets its limits, and open lobbies refetch', async () => {
  const tell = vi.spyOn(at.app.events, 'publish')
  await applySetting(at, 'JADE', 'brandPack', 'strict')
  await followRules(at.app)
  const { member: mai, frame } = await seated(at, { balance: major(100_000) })
  await frame.round({ body: { bets: evenBet('5000') } })
  const terms = { stakeMost: 2_000, lossDayMost: 90_000 }
  await linh.api.merchantsOffice.changePack({ params: { pack: 'strict' }, body: { terms } })
  await followRules(at.app)
  expect(await detailOf(frame.round({ body: { bets: evenBet('5000') } }))).toEqual({ guard: 'stakeMax' })
  expect(await guardOf(at.app.db, mai.wallet)).toMatchObject({ lossDay: major(90_000) })
  for (const topic of ['games.changed', 'settings.changed'])
    expect(tell).toHaveBeenCalledWith('merchant:JADE', expect.objectContaining({ topic }))
  const kinds = (allowsCasino: boolean) =>
    linh.api.merchantsOffice.changePack({ params: { pack: 'strict' }, body: { terms: { allowsCasino } } })
  await kinds(false)
  expect(await refusal(frame.round({ body: { bets: evenBet('1000') } }))).toBe('play.notOffered')
  await kinds(true)
  await frame.round({ body: { bets: evenBet('1000') } })
  await applySetting(at, 'JADE', 'brandPack', '')
  await followRules(at.app)
  await frame.round({ body: { bets: evenBet('5000') } })
  const later = await seatAt(at, mai)
  await later.frame.round({ body: { bets: evenBet('5000') } })
})
