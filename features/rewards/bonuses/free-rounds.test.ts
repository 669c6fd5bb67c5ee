import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { person, type Person } from '#apps/server/testing/people.ts'
import { refusal } from '#apps/server/testing/refusals.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { safeBet, seatAt, type Seated } from '#features/play/rounds/testing/seat.ts'
import { inTransaction } from '#db/pool.ts'
import { creditClaimed } from '#features/rewards/rewards/service/claim.ts'
import { major } from '#kit/money.ts'
import { proveWhole } from '#ledger/reconcile.ts'
import { round } from '#ledger/tests/people.ts'
import { walletById } from '#ledger/wallets.ts'
import { offerFreeBets } from './service/free-bets.ts'
import { bonusesJobs } from './jobs.ts'
import { giveBonus, giveFreeRounds, plainTerms } from './testing/give.ts'

let at: TestApp
beforeAll(async () => {
  at = await testApp()
})
afterAll(() => at.close())

const play = ({ frame }: Seated, stake = '1.00') =>
  frame.round({ body: { bets: safeBet(stake) } }, { idempotencyKey: randomUUID() })
const listed = (of: Person) => of.api.bonuses.list({ query: {} })
const cashOf = async (of: Person) => (await of.api.wallet.balance()).sumBalance

/** What the worker does every minute. */
async function work(): Promise<void> {
  for (const job of bonusesJobs) await job.run(at.app)
  await creditClaimed(at.app)
}

test('PRO-02 free rounds are played at their stake, counted in the game, and win cash', async () => {
  const mai = await person(at, { merchant: 'AMBER' })
  await giveFreeRounds(at, mai, 3)
  const seat = await seatAt(at, mai)
  const session = await seat.frame.session()
  expect([session.balance, session.stakes.start, session.bonus?.freeRounds]).toEqual([
    0n,
    major(1),
    { left: 3, stake: major(1) },
  ])
  let won = 0n
  for (let left = 2; left >= 0; left -= 1) {
    won += (await play(seat)).win
    expect((await seat.frame.bonus()).bonus?.freeRounds?.left ?? 0).toBe(left)
    expect(await cashOf(mai)).toBe(won)
  }
  expect((await listed(mai)).ended.map(({ outcome, rounds }) => [outcome, rounds?.count])).toEqual([
    ['spent', 3],
  ])
})

test('PRO-02 another stake than that of the free rounds is paid in cash, or refused with the reason', async () => {
  const mai = await person(at, { balance: major(5), merchant: 'AMBER' })
  await giveFreeRounds(at, mai, 3)
  const seat = await seatAt(at, mai)
  const { win } = await play(seat, '5.00')
  expect([await cashOf(mai), (await seat.frame.bonus()).bonus?.freeRounds?.left]).toEqual([win, 3])
  const an = await person(at, { merchant: 'AMBER' })
  await giveFreeRounds(at, an, 3)
  expect(await refusal(play(await seatAt(at, an), '2.00'))).toBe('play.limit')
})

test('PRO-02 winnings of free rounds become a bonus with its own wagering when the rounds are over', async () => {
  const mai = await person(at, { merchant: 'AMBER' })
  await giveFreeRounds(at, mai, 12, { wins: { ...plainTerms, wagering: 3 } })
  const seat = await seatAt(at, mai)
  let won = 0n
  for (let n = 0; n < 12; n += 1) won += (await play(seat)).win
  expect(won > 0n).toBe(true)
  expect(await cashOf(mai)).toBe(0n)
  await work()
  const { going, ended } = await listed(mai)
  expect(ended.map(({ outcome, converted }) => [outcome, converted])).toEqual([['spent', won]])
  expect(going.map(({ state, amount, requirement, rounds }) => [state, amount, requirement, rounds])).toEqual(
    [['active', won, won * 3n, null]],
  )
})

test('PRO-02 free rounds that expire are lost, their winnings are kept', async () => {
  const mai = await person(at, { merchant: 'AMBER' })
  await giveFreeRounds(at, mai, 20, { wins: { ...plainTerms, wagering: 0 }, days: 1 })
  const seat = await seatAt(at, mai)
  let won = 0n
  for (let n = 0; n < 12; n += 1) won += (await play(seat)).win
  at.clock.forward(25 * 3_600_000)
  await work()
  await work() // what the winnings became
  expect((await walletById(at.app.db, mai.wallet))?.balance).toBe(won)
})

test('PRO-02 terms of free rounds can be read by their hash before the claim', async () => {
  const mai = await person(at, { merchant: 'AMBER' })
  await giveFreeRounds(at, mai, 3)
  const { rows } = await mai.api.rewards.list({ query: { view: 'history' } })
  const shown = await mai.api.bonuses.terms({ params: { hash: rows[0]?.terms ?? '' } })
  expect([shown.terms.days, shown.games]).toEqual([3, [{ id: 'dice', name: 'Dice' }]])
  expect(await refusal(mai.api.bonuses.terms({ params: { hash: '0'.repeat(64) } }))).toBe('bonuses.unknown')
})

test('PRO-02 a stake returned to a bonus that was used up is offered again, for what is left to wager', async () => {
  const mai = await person(at)
  await giveBonus(at, mai, major(10))
  const lost = (stake: bigint) => round(mai.wallet, stake, 0n, { play: { category: 'SLOTS' } })
  const first = lost(major(4))
  await at.app.ledger.enqueue(first)
  await at.app.ledger.enqueue(lost(major(6)))
  expect((await listed(mai)).ended.map(({ outcome }) => outcome)).toEqual(['spent'])
  await at.app.ledger.enqueue({
    step: 'void',
    key: `void:${first.key}`,
    wallet: mai.wallet,
    vendor: 'STUDIO',
    round: first.round.id,
  })
  await work()
  const { going } = await listed(mai)
  expect(going.map(({ state, balance, requirement }) => [state, balance, requirement])).toEqual([
    ['active', major(4), major(10)], // of 20 to wager, 10 had been
  ])
  await work()
  expect((await listed(mai)).going).toHaveLength(1)
})

test('PRO-02 free rounds of a category are paid in all its games, and in no other', async () => {
  const mai = await person(at)
  await giveFreeRounds(at, mai, 2, { games: [], categories: ['SPORTS'], isFreeBet: true })
  const bet = (category: string) =>
    at.app.ledger.enqueue(round(mai.wallet, major(1), 0n, { play: { category } }))
  expect(await bet('SLOTS')).toMatchObject({ status: 'refused', guard: 'bonusGame' })
  expect(await bet('SPORTS')).toMatchObject({ status: 'ok' })
  const { rounds } = (await listed(mai)).going[0]!
  expect([rounds?.left, rounds?.games, rounds?.categories]).toEqual([1, [], ['SPORTS']])
})

test('PRO-02 free bets return winnings without the stake, bet by bet, in cash', async () => {
  const mai = await person(at)
  await giveFreeRounds(at, mai, 3, { isFreeBet: true })
  const play = { category: 'SPORTS' }
  const bet = (win: bigint) => at.app.ledger.enqueue(round(mai.wallet, major(1), win, { play }))
  await bet(35_000n) // 3.50 for a stake of 1.00
  await bet(0n)
  // nothing yet: a bet may still be settled again
  expect((await walletById(at.app.db, mai.wallet))?.balance).toBe(0n)
  expect((await listed(mai)).going[0]?.rounds?.won).toBe(25_000n)
  await bet(12_000n)
  await work()
  const { ended } = await listed(mai)
  expect(ended.map(({ outcome, converted }) => [outcome, converted])).toEqual([['spent', 27_000n]])
  expect((await walletById(at.app.db, mai.wallet))?.balance).toBe(27_000n)
})

test('PRO-02 one call offers free bets for sports, and an open bet of one may settle after the others', async () => {
  const mai = await person(at)
  const now = at.clock.now()
  const { merchant, currency } = (await walletById(at.app.db, mai.wallet))!
  const bets = { bets: 2, stake: major(5), days: 7, categories: ['SPORTS'], wins: 'cash' } as const
  const to = { merchant, currency, memberId: mai.id, source: 'sports', claimUntil: null } as const
  const offer = { ...to, ...bets, key: 'insured:1', claim: 'automatic' } as const
  const twice = () => inTransaction(at.app.db, (tx) => offerFreeBets(tx, offer, now))
  expect('id' in (await twice())).toBe(true)
  expect(await twice()).toEqual({ isKnown: true })
  await creditClaimed(at.app)
  const play = { category: 'SPORTS' }
  const { win: _, ...bet } = round(mai.wallet, major(5), 0n, { play })
  const open = { ...bet, step: 'open' } as const
  expect(await at.app.ledger.enqueue(open)).toMatchObject({ status: 'ok' })
  expect(await at.app.ledger.enqueue(round(mai.wallet, major(5), 0n, { play }))).toMatchObject({
    status: 'ok',
  })
  await work()
  expect((await listed(mai)).going.map(({ openRounds }) => openRounds)).toEqual([1])
  await at.app.ledger.enqueue({
    step: 'settle',
    key: `settle:${open.key}`,
    wallet: mai.wallet,
    vendor: 'STUDIO',
    round: open.round.id,
    stake: major(5),
    win: major(20),
  })
  await work()
  expect((await walletById(at.app.db, mai.wallet))?.balance).toBe(major(15))
})

test('PRO-02 the stake of a voided free bet can be bet again, and wins nothing', async () => {
  const mai = await person(at)
  await giveFreeRounds(at, mai, 1, {
    isFreeBet: true,
    wins: { ...plainTerms, wagering: 1 },
  })
  const play = { category: 'SPORTS' }
  const first = round(mai.wallet, major(1), 0n, { play })
  await at.app.ledger.enqueue(first)
  const voided = { step: 'void', key: `void:${first.key}`, wallet: mai.wallet } as const
  await at.app.ledger.enqueue({ ...voided, vendor: 'STUDIO', round: first.round.id })
  await work()
  expect((await listed(mai)).going.map(({ rounds }) => [rounds?.left, rounds?.won])).toEqual([[1, 0n]])
  await at.app.ledger.enqueue(round(mai.wallet, major(1), major(4), { play }))
  await work()
  await work()
  const bonus = (await listed(mai)).going.map(({ amount, requirement }) => [amount, requirement])
  expect(bonus).toEqual([[major(3), major(3)]])
})

test('PRO-02 the ledger reconciles after all these tests', async () => {
  expect((await proveWhole(at.app.db)).map(({ fault }) => fault)).toEqual([])
})
