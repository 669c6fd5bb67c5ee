import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { operator } from '#apps/server/testing/operator.ts'
import { person, type Person } from '#apps/server/testing/people.ts'
import { refusal } from '#apps/server/testing/refusals.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { evenBet, seatAt } from '#features/play/rounds/testing/seat.ts'
import { protocolNames } from '#features/play/vendors/store/connections.ts'
import { testVendor, type TestVendor } from '#features/play/vendors/testing/connection.ts'
import { major } from '#kit/money.ts'
import { proveWhole } from '#ledger/reconcile.ts'
import { round } from '#ledger/tests/people.ts'
import { giveBonus } from './testing/give.ts'

let at: TestApp
beforeAll(async () => {
  at = await testApp()
})
afterAll(() => at.close())

const bonusOf = async (of: Person) => (await of.api.wallet.balance()).bonus

test('PRO-02 the balance shows the active bonus beside the cash, and nothing without one', async () => {
  const mai = await person(at, { balance: major(10) })
  expect(await mai.api.wallet.balance()).toMatchObject({ sumBalance: major(10), bonus: null })
  await giveBonus(at, mai, major(5))
  expect(await mai.api.wallet.balance()).toMatchObject({ sumBalance: major(10), bonus: major(5) })
})

test('PRO-02 a game shows cash and bonus, plays with both and names the term of a refused bet', async () => {
  const mai = await person(at, { balance: major(1), merchant: 'AMBER' })
  const { frame, member } = await seatAt(at, mai)
  expect((await frame.session()).bonus).toBeNull()
  await giveBonus(at, mai, major(5), { stakeMax: major(3).toString() })
  const session = await frame.session()
  expect([session.balance, session.bonus]).toEqual([
    major(1),
    { amount: major(5), isFirst: false, stakeMax: major(3), freeRounds: null },
  ])
  const refused = frame.round({ body: { bets: evenBet('4.00') } }, { idempotencyKey: randomUUID() })
  await expect(refused).rejects.toMatchObject({
    code: 'play.limit',
    detail: { guard: 'bonusStakeMax' },
    message: expect.stringContaining('maximum stake'),
  })
  const round = await frame.round({ body: { bets: evenBet('3.00') } }, { idempotencyKey: randomUUID() })
  const share = round.win - round.win / 3n
  expect((await frame.bonus()).bonus?.amount).toBe(major(3) + (round.win * 2n) / 3n)
  expect([round.balance, share >= 0n]).toEqual([round.win - (round.win * 2n) / 3n, true])
  expect(await bonusOf(member)).toBe(major(3) + (round.win * 2n) / 3n)
})

test('PRO-02 a game that the terms exclude offers no bonus money, and takes cash without a restriction', async () => {
  const mai = await person(at, { balance: major(1), merchant: 'AMBER' })
  await giveBonus(at, mai, major(5), { excludedGames: ['dice'] })
  const { frame } = await seatAt(at, mai)
  expect((await frame.session()).bonus).toBeNull()
  expect(
    await refusal(frame.round({ body: { bets: evenBet('2.00') } }, { idempotencyKey: randomUUID() })),
  ).toBe('play.limit')
  await frame.round({ body: { bets: evenBet('1.00') } }, { idempotencyKey: randomUUID() })
})

test('CSH-02 MEM-05 the withdrawal page shows what is left to wager, and each bet what it counted', async () => {
  const mai = await person(at, { balance: major(10), merchant: 'AMBER' })
  expect((await mai.api.withdrawals.terms()).bonus).toBeNull()
  const id = await giveBonus(at, mai, major(50), { wagering: 3, gameWeights: { dice: 50 } })
  const seat = await seatAt(at, mai)
  const first = await seat.frame.round({ body: { bets: evenBet('8.00') } }, { idempotencyKey: randomUUID() })
  const { bonus } = await mai.api.withdrawals.terms()
  expect(bonus).toMatchObject({
    id,
    balance: major(50),
    requirement: major(150),
    wagered: major(4),
    rounds: null,
  })
  const line = { bonusStake: 0n, counted: { bonus: id, amount: major(50), contribution: major(4) } }
  expect((await mai.api.rounds.list({ query: {} })).rounds).toMatchObject([line])
  expect(await mai.api.rounds.detail({ params: { roundId: first.roundId } })).toMatchObject(line)
  const linh = await operator(at, { roles: ['supervisor'] })
  expect((await linh.api.memberDesk.rounds({ params: { id: mai.id }, query: {} })).rounds).toMatchObject([
    line,
  ])
})

test('MEM-05 a bet counts for the bonus that was active when it settled, and its void takes back only that', async () => {
  const mai = await person(at, { balance: major(100) })
  const early = round(mai.wallet, major(8), major(8), { play: { category: 'SLOTS' } })
  await at.app.ledger.enqueue(early)
  await giveBonus(at, mai, major(50))
  await at.app.ledger.enqueue(round(mai.wallet, major(9), major(9), { play: { category: 'SLOTS' } }))
  await at.app.ledger.enqueue({
    step: 'void',
    key: `void:${early.key}`,
    wallet: mai.wallet,
    vendor: 'STUDIO',
    round: early.round.id,
  })
  expect((await mai.api.withdrawals.terms()).bonus?.wagered).toBe(major(9))
  const { rounds } = await mai.api.rounds.list({ query: {} })
  expect(rounds.map(({ status, counted }) => [status, counted?.contribution])).toEqual([
    ['settled', major(9)],
    ['void', undefined],
  ])
})

describe.each(protocolNames)('with the %s protocol', (protocol) => {
  let vendor: TestVendor
  beforeAll(async () => {
    vendor = await testVendor(at, protocol)
  })
  const bet = (
    guest: Parameters<TestVendor['supplier']['bet']>[0]['guest'],
    amount: bigint,
    round = randomUUID(),
  ) => ({ guest, transaction: randomUUID(), round, amount })

  test('PRO-02 a vendor is told cash and bonus as one balance, and its stakes use both', async () => {
    const mai = await person(at, { balance: major(1), merchant: 'AMBER' })
    await giveBonus(at, mai, major(5))
    const guest = await vendor.enter(mai)
    expect((await vendor.supplier.balance(guest)).balance).toBe(major(6))
    const first = bet(guest, major(4))
    expect(await vendor.supplier.bet(first)).toMatchObject({ word: 'ok', balance: major(2) })
    expect(await mai.api.wallet.balance()).toMatchObject({ sumBalance: 0n, bonus: major(2) })
    const win = { ...first, transaction: randomUUID(), reference: first.transaction, amount: major(8) }
    expect((await vendor.supplier.win(win)).balance).toBe(major(10))
    // three quarters of the stake were bonus money
    expect(await mai.api.wallet.balance()).toMatchObject({ sumBalance: major(2), bonus: major(8) })
  })

  test('PRO-02 a vendor’s stake that breaks a term is refused and moves nothing; the member’s page names the term', async () => {
    const mai = await person(at, { balance: major(1), merchant: 'AMBER' })
    await giveBonus(at, mai, major(50), { stakeMax: major(3).toString() })
    const guest = await vendor.enter(mai)
    expect(await vendor.supplier.bet(bet(guest, major(4)))).toMatchObject({ word: 'limit' })
    expect((await vendor.supplier.balance(guest)).balance).toBe(major(51))
    expect((await mai.api.limits.check()).bonusTerm).toMatchObject({ guard: 'bonusStakeMax' })
  })

  test('PRO-02 a vendor that the terms exclude is told the cash alone', async () => {
    const mai = await person(at, { balance: major(1), merchant: 'AMBER' })
    await giveBonus(at, mai, major(5), { excludedVendors: [vendor.vendor] })
    const guest = await vendor.enter(mai)
    expect((await vendor.supplier.balance(guest)).balance).toBe(major(1))
    expect(await vendor.supplier.bet(bet(guest, major(1)))).toMatchObject({ word: 'ok', balance: 0n })
  })
})

test('PRO-02 the ledger reconciles after all these tests', async () => {
  expect((await proveWhole(at.app.db)).map(({ fault }) => fault)).toEqual([])
})
