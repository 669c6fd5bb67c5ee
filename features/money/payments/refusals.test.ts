import { afterAll, beforeAll, expect, test } from 'vitest'
import { operator, type Operator } from '#apps/server/testing/operator.ts'
import { PAYMENT_PASSWORD, person, type Person } from '#apps/server/testing/people.ts'
import { run, sql } from '#db/rows.ts'
import { approve, ask, payee } from '#features/money/withdrawals/testing/payee.ts'
import { major, type Minor } from '#kit/money.ts'
import { setWalletLimit } from '#ledger/wallet-limits.ts'
import { setFrozen, walletById } from '#ledger/wallets.ts'
import { sandboxSetup, type SandboxSetup } from './testing/sandbox.ts'

let setup: SandboxSetup
let linh: Operator
let huy: Operator
beforeAll(async () => {
  setup = await sandboxSetup()
  linh = await operator(setup)
  huy = await operator(setup)
})
afterAll(() => setup.close())

const codeOf = (action: Promise<unknown>): Promise<string> =>
  action.then(
    () => 'done',
    (error: { code: string }) => error.code,
  )
const withoutPaymentPassword = ({ id }: Person) =>
  run(setup.database.owner, sql`update credential set payment_hash = null where member_id = ${id}`)
const balanceOf = async ({ wallet }: Person): Promise<Minor> =>
  (await walletById(setup.app.db, wallet))?.balance ?? 0n

test('M13 ERR-01 moves nothing and gives the reason for a callback that is unsigned, not about an order, or about an unknown one', async () => {
  const told = async (body: string, headers: Record<string, string>) =>
    ((await (await setup.post(body, headers)).json()) as { errorCode: string }).errorCode
  const order = (reference: string) =>
    JSON.stringify({
      type: 'payment.paid',
      data: {
        kind: 'payment',
        id: 'pay_1',
        reference,
        status: 'paid',
        amount: '100.00',
        currency: 'VND',
        reason: null,
      },
    })
  const body = order(crypto.randomUUID())
  expect(await told(body, {})).toBe('payments.notProved')
  expect(await told(`${body} `, setup.signed('msg_r1', body))).toBe('payments.notProved')
  expect(await told('[]', setup.signed('msg_r2', '[]'))).toBe('payments.notUnderstood')
  expect(await told(body, setup.signed('msg_r3', body))).toBe('payments.unknownOrder')
})

test('CSH-04 ERR-01 moves nothing for a transfer that is too fine, without a payment password, from a frozen wallet or above the receiver’s limit', async () => {
  const hoa = await person(setup, { type: 2, balance: major(500_000) })
  const mai = await person(setup, { balance: major(500_000) })
  await run(setup.app.db, sql`update member set upline_id = ${hoa.id} where id = ${mai.id}`)
  const send = (who: Person, amount: Minor, to?: Person) =>
    codeOf(
      who.api.transfers.send({
        body: { ...(to ? { to: to.account } : {}), amount, paymentPassword: PAYMENT_PASSWORD },
      }),
    )
  expect(await send(mai, major(50_000) + 1n)).toBe('transfers.amountTooFine')
  await setWalletLimit(setup.app.db, mai.wallet, { zone: 'UTC', depositDay: major(10_000) })
  expect(await send(hoa, major(50_000), mai)).toBe('transfers.receiverLimit')
  expect((await mai.api.transfers.terms()).isHeld).toBe(false)
  await setFrozen(setup.app.db, mai.wallet, true)
  expect((await mai.api.transfers.terms()).isHeld).toBe(true)
  expect(await send(mai, major(50_000))).toBe('transfers.walletClosed')
  await withoutPaymentPassword(mai)
  expect(await send(mai, major(50_000))).toBe('transfers.noPaymentPassword')
  expect([await balanceOf(hoa), await balanceOf(mai)]).toEqual([major(500_000), major(500_000)])
})

test('CSH-02 ERR-01 holds nothing for a withdrawal that is too fine, without a payment password or to a sixth account', async () => {
  const own = await payee(setup, major(900_000))
  expect(await codeOf(ask(own, major(200_000) + 1n))).toBe('withdrawals.amountTooFine')
  const add = (n: number) =>
    codeOf(
      own.mai.api.withdrawals.addAccount({
        body: {
          bank: 'ACB',
          accountNumber: `99008877${n}${n}`,
          holder: 'NGUYEN THI MAI',
          password: PAYMENT_PASSWORD,
        },
      }),
    )
  expect([await add(1), await add(2), await add(3), await add(4)]).toEqual(['done', 'done', 'done', 'done'])
  expect(await add(5)).toBe('withdrawals.tooManyAccounts')
  const { accounts } = await own.mai.api.withdrawals.terms()
  await own.mai.api.withdrawals.removeAccount({ params: { id: accounts[0]?.id ?? '' } })
  expect(await add(5)).toBe('done') // one unbound makes room
  await withoutPaymentPassword(own.mai)
  expect(await codeOf(ask(own, major(200_000)))).toBe('withdrawals.noPaymentPassword')
})

test('M12 ERR-01 lets no operator claim or decide what another has claimed', async () => {
  const own = await payee(setup, major(900_000), '8822')
  const { id } = await ask(own, major(200_000))
  await linh.api.withdrawalsOffice.claim({ params: { id } })
  expect(await codeOf(huy.api.withdrawalsOffice.claim({ params: { id } }))).toBe('withdrawals.claimed')
  expect(await codeOf(huy.api.withdrawalsOffice.approve({ params: { id } }))).toBe(
    'withdrawals.notClaimedByYou',
  )
  expect((await approve(linh, id)).state).toBe('paying')
})
