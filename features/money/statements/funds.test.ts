import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { applyFlag } from '#apps/server/testing/settings.ts'
import { person, type Person } from '#apps/server/testing/people.ts'
import { inTransaction } from '#db/pool.ts'
import { depositCredited } from '#features/money/deposits/postings.ts'
import { withJade } from '#features/play/rounds/testing/digger.ts'
import { seatAt } from '#features/play/rounds/testing/seat.ts'
import { arcadeSetup, type ArcadeSetup } from '#features/play/vendor-wallets/testing/arcade-setup.ts'
import { major } from '#kit/money.ts'
import { post } from '#ledger/posting.ts'
import { openWallet } from '#ledger/wallets.ts'
import { contractField } from './rules/funds.ts'

let at: ArcadeSetup
beforeAll(async () => {
  at = await arcadeSetup()
})
afterAll(() => at.close())
beforeEach(() => at.behave('confirm'))

const toArcade = ({ api }: Person, whole: number) =>
  api.vendorWallets.walletTransfer({ body: { vendor: 'arcade', direction: 'out', amount: major(whole) } })

/** Credits another wallet of a member. */
const giveWallet = async ({ id }: Person, kind: 'bonus' | 'points', whole: number) =>
  inTransaction(at.app.db, async (tx) => {
    const wallet = await openWallet(tx, { owner: id, merchant: 'JADE', kind, currency: 'VND' })
    const posting = depositCredited
    await post(tx, [{ posting, key: `${kind}:${id}`, wallet, amount: major(whole), detail: 'sandbox' }])
  })

test('MEM-09 adds up every wallet and vendors’ balances; points are not money, open bets are shown separately', async () => {
  const mai = await person(at, { balance: major(100_000) })
  await giveWallet(mai, 'bonus', 5_000)
  await giveWallet(mai, 'points', 700)
  await toArcade(mai, 40_000)
  const seat = await seatAt(at, mai, 'jade-vein')
  await withJade(seat)
  const { free, total, openBets, vendors, isComplete, wallets } = await mai.api.statements.funds()
  const { sumBalance } = await mai.api.wallet.balance()
  const cash = wallets.find(({ kind }) => kind === 'cash')
  expect(vendors).toEqual([
    { vendor: 'arcade', title: expect.any(String), balance: major(40_000), moving: 0n },
  ])
  expect(openBets).toBe(major(1_000))
  expect(free).toBe(cash?.balance)
  expect(sumBalance).toBe(free)
  expect(total).toBe(free + major(5_000) + major(40_000))
  expect(isComplete).toBe(true)
  // an open bet has no result in the record yet
  const { totals } = await mai.api.rounds.list({ query: { limit: 100 } })
  expect(total).toBe(major(105_000) + totals.net - openBets)
})

test('MEM-09 names a vendor that does not respond, omits its money from the total, and says so', async () => {
  const mai = await person(at, { balance: major(100_000) })
  await toArcade(mai, 30_000)
  await at.shut()
  const silent = await mai.api.statements.funds()
  await at.reopen()
  expect(silent).toMatchObject({ total: major(70_000), isComplete: false, vendors: [{ balance: null }] })
  expect(await mai.api.statements.funds()).toMatchObject({ total: major(100_000), isComplete: true })
})

test('MEM-09 shows money in transit to a vendor beside the total until its place is known', async () => {
  const mai = await person(at, { balance: major(100_000) })
  at.behave('loseAnswer')
  await toArcade(mai, 25_000)
  expect(await mai.api.statements.funds()).toMatchObject({
    free: major(75_000),
    vendors: [{ vendor: 'arcade', moving: major(25_000) }],
  })
})

test('MEM-09 shows no vendor money for a member without transfers, and refuses visitors', async () => {
  const an = await person(at, { balance: major(9_000) })
  expect(await an.api.statements.funds()).toMatchObject({ total: major(9_000), vendors: [] })
  await expect(at.api().statements.funds()).rejects.toMatchObject({ code: 'session.required' })
})

test('MEM-09 each contract field follows its own switch, for agents alone; null is “no such contract here”', async () => {
  const [duc, mai] = [await person(at, { type: 1 }), await person(at)]
  const fields = async ({ api }: Person) => {
    const funds = await api.statements.funds()
    return [funds.dailysalreqtype, funds.divtypereq, funds.contracthoursalreq, funds.realtimesalreqtype]
  }
  expect(await fields(duc)).toEqual([null, null, null, null])
  const flags = ['dailySalary', 'dividendContract', 'hourlySalary', 'realTimeSalary'] as const
  const expected: (number | null)[] = [null, null, null, null]
  for (const [place, flag] of flags.entries()) {
    await applyFlag(at, 'JADE', flag, true)
    expected[place] = 0
    await expect.poll(() => fields(duc)).toEqual(expected)
    expect(await fields(mai)).toEqual([null, null, null, null])
  }
})

test('MEM-09 a request that waits tells its kind: 1 new, 2 termination', () => {
  const agent = { type: 2, isOn: true } as const
  expect(contractField({ ...agent, waiting: 'new' })).toBe(1)
  expect(contractField({ ...agent, waiting: 'termination' })).toBe(2)
  expect(contractField({ ...agent, isOn: false, waiting: 'new' })).toBeNull()
})
