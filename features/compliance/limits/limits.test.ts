import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { heardBy } from '#apps/server/testing/heard.ts'
import { person, type Person } from '#apps/server/testing/people.ts'
import { applySetting } from '#apps/server/testing/settings.ts'
import { detailOf, refusal } from '#apps/server/testing/refusals.ts'
import { inTransaction } from '#db/pool.ts'
import { openSession } from '#features/account/identity/public.ts'
import { depositById, insertDeposit } from '#features/money/deposits/store/deposits.ts'
import { methodByCode } from '#features/money/deposits/store/methods.ts'
import { sandboxSetup, type SandboxSetup } from '#features/money/payments/testing/sandbox.ts'
import { evenBet, seated } from '#features/play/rounds/testing/seat.ts'
import { major } from '#kit/money.ts'
import { guardOf } from '#ledger/wallet-limits.ts'
import { checkDeposit, frameFor } from './public.ts'

let setup: SandboxSetup
beforeAll(async () => {
  setup = await sandboxSetup()
})
afterAll(() => setup.close())
// the ledger's guards use the database's clock
afterEach(() => setup.clock.set(new Date()))

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const money = (units: number) => ({ amount: major(units) })
const deposit = (mai: Person, units: number) =>
  mai.api.deposits.create({ body: { method: 'qr-pay', amount: major(units) } })

async function limit(mai: Person, kind: string, period: string) {
  const { limits } = await mai.api.limits.mine()
  const found = limits.find((one) => one.kind === kind && one.period === period)
  if (!found) throw new Error(`no limit ${kind} ${period}`)
  return found
}

test('RSP-01 R3 a lower limit applies immediately, a higher one waits a day and then needs confirmation', async () => {
  const mai = await person(setup)
  const slot = { kind: 'deposit', period: 'day' } as const
  expect(await mai.api.limits.set({ body: { ...slot, to: money(1_000_000) } })).toEqual({
    holds: 'now',
    from: null,
  })
  expect(await mai.api.limits.set({ body: { ...slot, to: money(5_000_000) } })).toMatchObject({
    holds: 'later',
  })
  expect((await limit(mai, 'deposit', 'day')).value).toEqual(money(1_000_000))
  expect(await refusal(mai.api.limits.confirm({ body: slot }))).toBe('limits.notYet')
  setup.clock.forward(DAY - 10 * MINUTE)
  const still = await again(mai)
  expect(await refusal(still.api.limits.confirm({ body: slot }))).toBe('limits.notYet')
  setup.clock.forward(10 * MINUTE)
  expect((await limit(still, 'deposit', 'day')).value).toEqual(money(1_000_000))
  await still.api.limits.confirm({ body: slot })
  expect((await limit(still, 'deposit', 'day')).value).toEqual(money(5_000_000))
  expect((await still.api.limits.history()).events.map(({ what }) => what)).toEqual([
    'confirmed',
    'asked',
    'set',
  ])
})

test('R3 a waiting request can be cancelled, and a lower limit set in the meantime replaces it', async () => {
  const mai = await person(setup)
  const slot = { kind: 'loss', period: 'month' } as const
  await mai.api.limits.set({ body: { ...slot, to: money(100) } })
  await mai.api.limits.set({ body: { ...slot, to: null } })
  await mai.api.limits.keep({ body: slot })
  expect(await refusal(mai.api.limits.confirm({ body: slot }))).toBe('limits.nothingWaits')
  await mai.api.limits.set({ body: { ...slot, to: null } })
  await mai.api.limits.set({ body: { ...slot, to: money(50) } })
  expect(await limit(mai, 'loss', 'month')).toMatchObject({ value: money(50), next: null })
})

test('R4 of a hundred concurrent deposits at the edge of a limit, the accepted ones never exceed it', async () => {
  const { db } = setup.app
  const mai = await person(setup)
  await mai.api.limits.set({ body: { kind: 'deposit', period: 'week', to: money(1_300_000) } })
  const first = await depositById(db, (await deposit(mai, 300_000)).id)
  if (!first) throw new Error('the first deposit is gone')
  const method = await inTransaction(db, (tx) => methodByCode(tx, 'JADE', 'qr-pay'))
  const frame = await frameFor(setup.app, { id: mai.id, merchant: 'JADE' })
  const now = setup.clock.now()
  const open = () =>
    inTransaction(db, async (tx) => {
      const refused = await checkDeposit(tx, frame, { memberId: mai.id, amount: major(300_000), now })
      if (refused) return refused.refused
      await insertDeposit(tx, { ...first, method: method?.id ?? '', state: 'created', returnUrl: '', now })
      return 'opened'
    })
  // as many concurrently as there are connections
  const lane = async () => {
    const own: string[] = []
    for (let n = 0; n < 20; n++) own.push(await open())
    return own
  }
  const answers = (await Promise.all(Array.from({ length: 5 }, lane))).flat()
  expect(answers.filter((answer) => answer === 'opened')).toHaveLength(3)
  expect(answers.filter((answer) => answer === 'limits.depositReached')).toHaveLength(97)
  expect(await detailOf(deposit(mai, 300_000))).toMatchObject({
    period: 'week',
    limit: '1300000.00',
    left: '100000.00',
  })
  expect(await deposit(mai, 100_000)).toMatchObject({ amount: major(100_000) })
})

test('R4 counts credited deposits and not failed ones: a failed deposit frees its share of the limit', async () => {
  const mai = await person(setup)
  await mai.api.limits.set({ body: { kind: 'deposit', period: 'day', to: money(500_000) } })
  const { id } = await deposit(mai, 500_000)
  expect(await refusal(deposit(mai, 100_000))).toBe('limits.depositReached')
  setup.desk.settle(setup.desk.find('payment', 'JADE', id)?.id ?? '', 'failed')
  await setup.deliver()
  const second = await deposit(mai, 400_000)
  setup.desk.settle(setup.desk.find('payment', 'JADE', second.id)?.id ?? '', 'paid')
  await setup.deliver()
  expect(await limit(mai, 'deposit', 'day')).toMatchObject({ used: money(400_000), left: money(100_000) })
  expect(await refusal(deposit(mai, 100_001))).toBe('limits.depositReached')
})

test('R1 of a hundred concurrent bets at the edge of a stake limit, the ledger accepts exactly what fits', async () => {
  const { member: mai, frame } = await seated(setup, { balance: major(1_000_000) })
  await mai.api.limits.set({ body: { kind: 'wager', period: 'day', to: money(10_000) } })
  const bets = Array.from({ length: 100 }, () => frame.round({ body: { bets: evenBet('3000') } }))
  const answers = await Promise.allSettled(bets)
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  expect((await guardOf(setup.app.db, mai.wallet))?.wagerDayUsed).toBe(major(9_000))
  expect(await detailOf(frame.round({ body: { bets: evenBet('3000') } }))).toEqual({ guard: 'wagerDay' })
})

test('R1 a single stake above the limit is refused in a game that has no limit code of its own', async () => {
  const { member: mai, frame } = await seated(setup, { balance: major(100_000) })
  await mai.api.limits.set({ body: { kind: 'stake', period: 'once', to: money(5_000) } })
  expect(await detailOf(frame.round({ body: { bets: evenBet('6000') } }))).toEqual({ guard: 'stakeMax' })
  await frame.round({ body: { bets: evenBet('5000') } })
})

test('R11 a due reality check refuses the next round until it is acknowledged, even for a direct call', async () => {
  // the ledger uses the database's clock: the check became due while no page was open
  setup.clock.set(new Date(Date.now() - 20 * MINUTE))
  const { member: mai, frame } = await seated(setup, { balance: major(100_000) })
  await mai.api.limits.set({ body: { kind: 'check', period: 'once', to: { minutes: 10 } } })
  await frame.session()
  setup.clock.set(new Date())
  const round = frame.round({ body: { bets: evenBet('1000') } })
  await expect(round).rejects.toMatchObject({ status: 409, code: 'play.limit', detail: { guard: 'pause' } })
  expect(await mai.api.limits.check()).toMatchObject({ isDue: true, rounds: 0 })
  await mai.api.limits.seen({ body: {} })
  await frame.round({ body: { bets: evenBet('1000') } })
  expect(await mai.api.limits.check()).toMatchObject({ isDue: false, rounds: 1, stake: major(1_000) })
})

test('R1 no game opens outside the allowed hours, and the refusal names the reason', async () => {
  const mai = await person(setup, { balance: major(10_000) })
  const now = setup.clock.now()
  const hour = Number(
    new Intl.DateTimeFormat('en-GB', {
      timeZone: 'Asia/Ho_Chi_Minh',
      hour: 'numeric',
      hourCycle: 'h23',
    }).format(now),
  )
  await mai.api.limits.set({
    body: { kind: 'hours', period: 'once', to: { hours: 1 << ((hour + 12) % 24) } },
  })
  const launch = () => mai.api.lobby.launch({ query: { gameId: 'dice' } })
  expect(await refusal(launch())).toBe('limits.timeOver')
  expect(await detailOf(launch())).toMatchObject({ why: 'hours' })
})

test('R2 with the setting on, the first deposit is refused until the prompt about limits is answered', async () => {
  await applySetting(setup, 'JADE', 'limitPromptMust', true)
  await heardBy(setup.app, setup.database.db)
  const mai = await person(setup)
  expect((await mai.api.limits.mine()).needsPrompt).toBe(true)
  expect(await refusal(deposit(mai, 100_000))).toBe('limits.promptFirst')
  await mai.api.limits.answerPrompt({ body: {} })
  expect(await deposit(mai, 100_000)).toMatchObject({ amount: major(100_000) })
  await applySetting(setup, 'JADE', 'limitPromptMust', false)
})

test('RSP-01 refuses limits out of bounds, with a value of another kind, or with a period that the kind does not have', async () => {
  const mai = await person(setup)
  const set = (body: Parameters<typeof mai.api.limits.set>[0]['body']) =>
    refusal(mai.api.limits.set({ body }))
  expect(await set({ kind: 'check', period: 'once', to: { minutes: 4 } })).toBe('limits.outOfBounds')
  expect(await set({ kind: 'check', period: 'day', to: { minutes: 40 } })).toBe('limits.noSuchLimit')
  expect(await set({ kind: 'deposit', period: 'day', to: { minutes: 40 } })).toBe('limits.noSuchLimit')
})

/** The same member with a new session. */
async function again(mai: Person): Promise<Person> {
  const where = { ip: '127.0.0.1', device: 'test', now: setup.clock.now(), merchant: { code: 'JADE' } }
  const token = await inTransaction(setup.app.db, (tx) => openSession(setup.app, tx, mai.id, where))
  return { ...mai, token, api: setup.api({ token }) }
}
