import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { person, type Person } from '#apps/server/testing/people.ts'
import { applySetting } from '#apps/server/testing/settings.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { inTransaction } from '#db/pool.ts'
import { correctionCredit } from '#features/money/adjustments/postings.ts'
import { depositCredited } from '#features/money/deposits/postings.ts'
import { seatAt } from '#features/play/rounds/testing/seat.ts'
import { major } from '#kit/money.ts'
import { postOne } from '#ledger/posting.ts'
import type { Posting } from '#ledger/types.ts'
import { twoVendors, type TestedVendor } from './testing/history.ts'

let at: TestApp
let vendors: readonly TestedVendor[]
beforeAll(async () => {
  at = await testApp()
  vendors = await twoVendors(at)
  await applySetting(at, 'JADE', 'withdrawTurnoverPercent', 1_000)
}, 60_000)
afterAll(() => at.close())

/** A member in the live vendor's game; `have`: the turnover shown in their withdrawal terms. */
async function seatedAtVendor(mai: Person) {
  const [live] = vendors
  if (!live) throw new Error('there is no vendor')
  const guest = await live.by.enter(mai)
  const have = async () =>
    (await mai.api.withdrawals.terms()).conditions.find(({ code }) => code === 'turnover')?.have
  const pay = (posting: Posting, amount: number) =>
    inTransaction(at.database.owner, (tx) =>
      postOne(tx, {
        posting,
        key: randomUUID(),
        wallet: mai.wallet,
        amount: major(amount),
        detail: 'sandbox',
      }),
    )
  return { guest, have, pay, by: live.by }
}

test('CSH-02 turnover excludes pushes, both sides of the baccarat table, and open bets', async () => {
  const mai = await person(at, { balance: major(1_000_000) })
  const { have, by, guest } = await seatedAtVendor(mai)
  const seat = await seatAt(at, mai, 'crane-baccarat')
  const bet = (on: string, stake: string) => ({ key: 'seat', stake, choice: { on } })
  let valid = 0n
  for (let n = 0; n < 12; n++) {
    const bets = [bet('player', '20000'), bet('banker', '5000'), bet('tie', '1000')]
    const told = await seat.frame.round({ body: { bets } })
    const isTie = told.events.some(
      (event) => event.type === 'result' && 'result' in event && event.result === 'tie',
    )
    valid += isTie ? major(1_000) : major(16_000)
  }
  expect(await have()).toBe(valid)
  const open = { guest, transaction: randomUUID(), round: randomUUID(), amount: major(5) }
  await by.supplier.bet(open)
  expect(await have()).toBe(valid)
  await by.supplier.win({ ...open, transaction: randomUUID(), reference: open.transaction, amount: major(5) })
  expect(await have()).toBe(valid) // pushed
})

test('CSH-02 voiding a bet from before the deposit does not reduce the turnover of the deposit', async () => {
  const mai = await person(at)
  const { have, pay, by, guest } = await seatedAtVendor(mai)
  await pay(correctionCredit, 1_000) // money without a turnover requirement
  const bet = () => ({ guest, transaction: randomUUID(), round: randomUUID(), amount: major(7) })
  const settle = async (stake: ReturnType<typeof bet>) => {
    await by.supplier.bet(stake)
    const pays = { ...stake, transaction: randomUUID(), reference: stake.transaction, amount: major(1) }
    await by.supplier.win(pays)
  }
  const voided = ({ transaction, round }: ReturnType<typeof bet>) =>
    by.supplier.rollback({ guest, transaction: randomUUID(), round, reference: transaction })
  const [before, first, second] = [bet(), bet(), bet()]
  await settle(before)
  await pay(depositCredited, 100)
  expect(await have()).toBe(0n)
  await settle(first)
  await settle(second)
  expect(await have()).toBe(major(14))
  await voided(before)
  expect(await have()).toBe(major(14))
  await voided(second)
  expect(await have()).toBe(major(7))
})
