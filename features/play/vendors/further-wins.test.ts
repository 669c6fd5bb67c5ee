import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { person } from '#apps/server/testing/people.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { major } from '#kit/money.ts'
import { proveWhole } from '#ledger/reconcile.ts'
import { testVendor } from './testing/connection.ts'

let at: TestApp
beforeAll(async () => {
  at = await testApp()
})
afterAll(() => at.close())

const id = () => randomUUID()

test('MEM-06 M8 a win after the round’s settlement is the same in profit, betting record, account record, credit report and the game’s bar', async () => {
  const vendor = await testVendor(at, 'canonical')
  const mai = await person(at, { balance: major(100), merchant: 'AMBER' })
  const [guest, round] = [await vendor.enter(mai), id()]
  const bet = { guest, transaction: id(), round, amount: major(10) }
  const win = { guest, round, reference: bet.transaction, amount: major(25) }
  const tell = async () => {
    const [profit, record, credit, account] = [
      await mai.api.statements.profit(),
      await mai.api.rounds.list(),
      await mai.api.statements.credit(),
      await mai.api.wallet.statement({}),
    ]
    const { net } = await mai.api.rounds.sessionNet()
    const play = credit.sections.find(({ section }) => section === 'play')
    const [line] = record.rounds
    return [
      profit.totals.net,
      profit.games[0]?.net,
      profit.categories[0]?.net,
      profit.steps.at(-1)?.net,
      profit.netEver,
      record.totals.net,
      line?.net,
      net,
      (play?.moneyIn ?? 0n) - (play?.moneyOut ?? 0n),
      account.totals.closing - major(100),
    ].map((net) => Number(net) / Number(major(1)))
  }
  const all = (net: number) => Array.from({ length: 10 }, () => net)
  const further = { ...win, transaction: id(), amount: major(40) }
  const unnamed = { ...further, transaction: id(), reference: null, amount: major(5) }
  await vendor.supplier.bet(bet)
  await vendor.supplier.win({ ...win, transaction: id() })
  expect(await tell()).toEqual(all(15))
  await vendor.supplier.win(further)
  expect(await tell()).toEqual(all(55))
  await vendor.supplier.win(unnamed)
  expect(await tell()).toEqual(all(60))
  const back = { guest, round, transaction: id(), reference: further.transaction }
  expect((await vendor.supplier.rollback(back)).balance).toBe(major(120))
  expect(await tell()).toEqual(all(20))
  // the stake is refunded, its win stays
  await vendor.supplier.rollback({ ...back, transaction: id(), reference: bet.transaction })
  expect((await tell()).slice(0, 9)).toEqual(all(30).slice(0, 9))
  expect(await proveWhole(at.app.db)).toEqual([])
})
