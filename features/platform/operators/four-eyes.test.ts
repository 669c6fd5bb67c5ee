import { afterAll, beforeAll, expect, test } from 'vitest'
import { apiOf, logIn, operator, type Operator } from '#apps/server/testing/operator.ts'
import { PAYMENT_PASSWORD, person } from '#apps/server/testing/people.ts'
import type { Api } from '#apps/server/testing/test-app.ts'
import { sandboxSetup, type SandboxSetup } from '#features/money/payments/testing/sandbox.ts'
import { major, type Minor } from '#kit/money.ts'
import { walletById } from '#ledger/wallets.ts'

let setup: SandboxSetup
let linh: Operator
let huy: Operator
/** Linh with a new login by password and code: another tab, another session, the same person. */
let otherTab: Api
beforeAll(async () => {
  setup = await sandboxSetup()
  linh = await operator(setup)
  huy = await operator(setup)
  otherTab = apiOf(setup, await logIn(setup, linh))
})
afterAll(() => setup.close())

const refusalOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'done',
    (error: { code?: string }) => error.code ?? 'failed',
  )

const moneyOf = async (wallet: bigint): Promise<{ balance: Minor | undefined; held: Minor | undefined }> => {
  const found = await walletById(setup.app.db, wallet)
  return { balance: found?.balance, held: found?.held }
}

test('B2 the two tabs are two sessions of one operator', async () => {
  const [one, other] = [await linh.api.operators.me(), await otherTab.operators.me()]
  expect(one.account).toBe(other.account)
  expect((await linh.api.operators.sessions()).sessions).toHaveLength(2)
})

test('B2 lets no operator approve or reject their own adjustment, in any tab, at any moment', async () => {
  const mai = await person(setup, { balance: major(100) })
  const body = {
    member: mai.id,
    direction: 'credit',
    amount: major(50),
    reason: 'a fee was taken twice',
  } as const
  const { id } = await linh.api.adjustments.propose({ body })
  const params = { id }
  const tries = [linh.api, otherTab, linh.api, otherTab].flatMap((tab) => [
    refusalOf(tab.adjustments.approve({ params, body: {} })),
    refusalOf(tab.adjustments.reject({ params, body: { reason: 'changed my mind' } })),
  ])
  expect(new Set(await Promise.all(tries))).toEqual(new Set(['adjustments.secondOperatorNeeded']))
  expect(await moneyOf(mai.wallet)).toEqual({ balance: major(100), held: 0n })
  expect(await huy.api.adjustments.approve({ params, body: {} })).toEqual({
    before: major(100),
    after: major(150),
  })
})

test('B2 lets no operator give both approvals of a large withdrawal: not twice, not from another tab, not concurrently', async () => {
  const mai = await person(setup, { balance: major(60_000_000) })
  const bank = {
    bank: 'ACB',
    accountNumber: '9900884471',
    holder: 'NGUYEN THI MAI',
    password: PAYMENT_PASSWORD,
  }
  const { id: account } = await mai.api.withdrawals.addAccount({ body: bank })
  const ask = { account, amount: major(25_000_000), paymentPassword: PAYMENT_PASSWORD }
  const { id } = await mai.api.withdrawals.create({ body: ask })
  const params = { id }
  await linh.api.withdrawalsOffice.claim({ params })
  const first = await Promise.all([
    refusalOf(linh.api.withdrawalsOffice.approve({ params })),
    refusalOf(otherTab.withdrawalsOffice.approve({ params })),
  ])
  expect(first.filter((answer) => answer === 'done')).toHaveLength(1)
  const tries = [linh.api, otherTab].flatMap((tab) => [
    refusalOf(tab.withdrawalsOffice.claim({ params })),
    refusalOf(tab.withdrawalsOffice.approve({ params })),
  ])
  expect((await Promise.all(tries)).filter((answer) => answer === 'done')).toEqual([])
  expect(await moneyOf(mai.wallet)).toEqual({ balance: major(60_000_000), held: major(25_000_000) })
  await huy.api.withdrawalsOffice.claim({ params })
  expect(await refusalOf(otherTab.withdrawalsOffice.approve({ params }))).not.toBe('done')
  expect(await huy.api.withdrawalsOffice.approve({ params })).toEqual({ state: 'paying' })
  const shown = await huy.api.withdrawalsOffice.one({ params })
  expect([shown.firstBy, shown.secondBy]).toEqual([linh.account, huy.account])
  expect(await moneyOf(mai.wallet)).toEqual({ balance: major(35_000_000), held: 0n })
})
