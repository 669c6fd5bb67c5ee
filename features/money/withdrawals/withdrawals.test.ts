import { afterAll, beforeAll, expect, test } from 'vitest'
import { applySetting } from '#apps/server/testing/settings.ts'
import { operator, type Operator } from '#apps/server/testing/operator.ts'
import { sandboxSetup, type SandboxSetup } from '#features/money/payments/testing/sandbox.ts'
import { major } from '#kit/money.ts'
import { postOne } from '#ledger/posting.ts'
import { correctionDebit } from '#features/money/adjustments/postings.ts'
import { setEmail } from '#features/account/members/public.ts'
import { inTransaction } from '#db/pool.ts'
import { many, sql } from '#db/rows.ts'
import { chasePayouts } from './service/chase.ts'
import { receiveBySilence } from './service/paid/receipt.ts'
import { approve, ask, moneyOf, payee } from './testing/payee.ts'

let setup: SandboxSetup
let linh: Operator
let huy: Operator
beforeAll(async () => {
  setup = await sandboxSetup()
  linh = await operator(setup)
  huy = await operator(setup)
})
afterAll(() => setup.close())

const MINUTE = 60_000
const SMALL = major(300_000)
const LARGE = major(25_000_000)

/** Lets the sandbox's bank work and delivers its messages. */
async function bankWorks() {
  setup.clock.forward(10_000)
  setup.desk.settleDuePayouts()
  return setup.deliver()
}

test('CSH-02 moves the money out once, step by step: requested, held, approved, paid and confirmed', async () => {
  const own = await payee(setup, major(1_000_000))
  const { id, state, receives, dueAt, requestedAt } = await ask(own, SMALL)
  expect({ state, receives, minutes: (dueAt.getTime() - requestedAt.getTime()) / MINUTE }).toEqual({
    state: 'requested',
    receives: SMALL,
    minutes: 30,
  })
  expect(await moneyOf(setup, own.mai)).toEqual({ balance: major(1_000_000), held: SMALL })
  expect(await approve(linh, id)).toEqual({ state: 'paying' })
  expect(await moneyOf(setup, own.mai)).toEqual({ balance: major(700_000), held: 0n })
  expect(await bankWorks()).toEqual([200])
  const paid = await own.mai.api.withdrawals.one({ params: { id } })
  expect(paid.state).toBe('paid')
  const received = await own.mai.api.withdrawals.received({ params: { id } })
  expect(received.steps.map(({ what }) => what)).toEqual([
    'requested',
    'claimed',
    'approved',
    'paid',
    'received',
  ])
  expect((await moneyOf(setup, own.mai)).balance).toBe(major(700_000))
})

test('CSH-02 M12 needs two operators for a large withdrawal, never the same twice, in any tab', async () => {
  const own = await payee(setup, major(60_000_000))
  const { id, eyes } = await ask(own, LARGE)
  expect(eyes).toBe(2)
  expect(await approve(linh, id)).toEqual({ state: 'approved' })
  expect(await moneyOf(setup, own.mai)).toEqual({ balance: major(60_000_000), held: LARGE })
  const params = { id }
  const tabs = await Promise.allSettled([
    linh.api.withdrawalsOffice.claim({ params }),
    linh.api.withdrawalsOffice.approve({ params }),
    linh.api.withdrawalsOffice.approve({ params }),
  ])
  expect(tabs.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  expect(await approve(huy, id)).toEqual({ state: 'paying' })
  expect(await moneyOf(setup, own.mai)).toEqual({ balance: major(35_000_000), held: 0n })
  const shown = await huy.api.withdrawalsOffice.one({ params })
  expect([shown.firstBy, shown.secondBy]).toEqual([linh.account, huy.account])
})

test('CSH-02 makes a rejected withdrawal available again, with the reason', async () => {
  const own = await payee(setup, major(400_000))
  const { id } = await ask(own, SMALL)
  await linh.api.withdrawalsOffice.claim({ params: { id } })
  await linh.api.withdrawalsOffice.reject({ params: { id }, body: { reason: 'please send your papers' } })
  expect(await moneyOf(setup, own.mai)).toEqual({ balance: major(400_000), held: 0n })
  const seen = await own.mai.api.withdrawals.one({ params: { id } })
  expect(seen).toMatchObject({ state: 'rejected', reason: 'please send your papers' })
  await expect(approve(huy, id)).rejects.toMatchObject({ code: 'withdrawals.decided' })
})

test('CSH-02 R8 emails a verified address about a rejected withdrawal, in the member’s language, with amount and reason', async () => {
  const [own, silent] = [await payee(setup, major(400_000)), await payee(setup, major(400_000))]
  await inTransaction(setup.app.db, (tx) =>
    setEmail(tx, own.mai.id, 'lan@withdrawal.example', setup.clock.now()),
  )
  for (const each of [own, silent]) {
    const { id } = await ask(each, SMALL)
    await linh.api.withdrawalsOffice.claim({ params: { id } })
    await linh.api.withdrawalsOffice.reject({ params: { id }, body: { reason: 'please send your papers' } })
  }
  const mails = await many(
    setup.database.owner,
    sql<{ address: string; places: unknown }>`
      select address, places from outgoing_message where letter = 'withdrawal.rejected'
    `,
  )
  expect(mails).toMatchObject([
    {
      address: 'lan@withdrawal.example',
      places: { amount: '₫300,000.00', reason: 'please send your papers', account: own.mai.account },
    },
  ])
})

test('CSH-02 returns what the bank rejects, fee included, and the statement adds up', async () => {
  await applySetting(setup, 'JADE', 'withdrawFeePpm', 10_000)
  const own = await payee(setup, major(1_000_000), '0000')
  const { id, fee, receives } = await ask(own, SMALL)
  expect({ fee, receives }).toEqual({ fee: major(3_000), receives: major(297_000) })
  await approve(linh, id)
  expect((await moneyOf(setup, own.mai)).balance).toBe(major(700_000))
  await bankWorks()
  expect(await own.mai.api.withdrawals.one({ params: { id } })).toMatchObject({ state: 'failed' })
  expect(await moneyOf(setup, own.mai)).toEqual({ balance: major(1_000_000), held: 0n })
  const { rows } = await own.mai.api.wallet.statement({ query: { group: 'withdrawals' } })
  expect(rows.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['withdrawal.feeReturned', major(3_000)],
    ['withdrawal.returned', major(297_000)],
    ['withdrawal.fee', -major(3_000)],
    ['withdrawal.paid', -major(297_000)],
  ])
  await applySetting(setup, 'JADE', 'withdrawFeePpm', 0)
})

test('CSH-03 counts silence as received after the setting’s minutes, and not before', async () => {
  const own = await payee(setup, major(400_000))
  const { id } = await ask(own, SMALL)
  await approve(linh, id)
  await bankWorks()
  const { paidAt, receiptDueAt } = await own.mai.api.withdrawals.one({ params: { id } })
  expect((receiptDueAt?.getTime() ?? 0) - (paidAt?.getTime() ?? 0)).toBe(30 * MINUTE)
  await receiveBySilence(setup.app)
  const before = await huy.api.withdrawalsOffice.one({ params: { id } })
  expect(before.state).toBe('paid')
  setup.clock.forward(MINUTE)
  await own.mai.api.withdrawals.one({ params: { id } }) // she checks her bank and doesn't respond
  const jump = (receiptDueAt?.getTime() ?? 0) - setup.clock.now().getTime() + 1_000
  setup.clock.forward(jump)
  await receiveBySilence(setup.app)
  huy = await operator(setup) // half an hour later everybody has to log in again
  linh = await operator(setup)
  const after = await huy.api.withdrawalsOffice.one({ params: { id } })
  expect(after.steps.at(-1)?.what).toBe('receivedAuto')
})

test('CSH-03 ignores silence of a member who is excluded or not seen since the payment, and keeps the payment disputable', async () => {
  const [away, asleep] = [await payee(setup, major(400_000)), await payee(setup, major(400_000))]
  const paid: string[] = []
  for (const own of [away, asleep]) {
    const { id } = await ask(own, SMALL)
    await approve(linh, id)
    paid.push(id)
  }
  await bankWorks()
  setup.clock.forward(MINUTE)
  await away.mai.api.withdrawals.list({ query: {} })
  await away.mai.api.exclusions.start({ body: { kind: 'timeOut', days: 1 } })
  for (let turn = 0; turn < 3; turn += 1) {
    setup.clock.forward(31 * MINUTE)
    await receiveBySilence(setup.app)
  }
  huy = await operator(setup)
  linh = await operator(setup)
  for (const id of paid) expect((await huy.api.withdrawalsOffice.one({ params: { id } })).state).toBe('paid')
})

test('CSH-02 makes up for a lost callback by polling; contradictory news moves no money and raises an alert', async () => {
  const own = await payee(setup, major(400_000))
  const { id } = await ask(own, SMALL)
  const calm = setup.journal.behaviour()
  setup.journal.write({ behaviour: { ...calm, isSilent: true } })
  await approve(linh, id)
  setup.clock.forward(20_000)
  setup.desk.settleDuePayouts()
  await Promise.all([chasePayouts(setup.app), chasePayouts(setup.app)])
  setup.journal.write({ behaviour: calm })
  expect((await own.mai.api.withdrawals.one({ params: { id } })).state).toBe('paid')
  const order = setup.desk.find('payout', 'JADE', id)
  const event = {
    kind: 'payout',
    id: order?.id,
    reference: id,
    status: 'failed',
    amount: '300000.00',
    currency: 'VND',
    reason: 'no',
  }
  const body = JSON.stringify({ type: 'payout.failed', data: event })
  expect((await setup.post(body, setup.signed(`msg_${id}`, body))).status).toBe(200)
  expect(await moneyOf(setup, own.mai)).toEqual({ balance: major(100_000), held: 0n })
  const shown = await huy.api.withdrawalsOffice.one({ params: { id } })
  expect(shown.steps.at(-1)?.what).toBe('alarm')
})

test('CSH-02 pays what was approved despite a later debt, and keeps the books consistent', async () => {
  const own = await payee(setup, major(400_000))
  const { id } = await ask(own, SMALL)
  await inTransaction(setup.app.db, (tx) =>
    postOne(tx, {
      posting: correctionDebit,
      key: `test-debt:${id}`,
      wallet: own.mai.wallet,
      amount: major(350_000),
      detail: 'test',
    }),
  )
  expect(await approve(linh, id)).toEqual({ state: 'paying' })
  expect(await moneyOf(setup, own.mai)).toEqual({ balance: -major(250_000), held: 0n })
})

test('B1 shows and decides nothing without the permission', async () => {
  const auditor = await operator(setup, { roles: ['auditor'] })
  const own = await payee(setup, major(400_000))
  const { id } = await ask(own, SMALL)
  await expect(approve(auditor, id)).rejects.toMatchObject({ code: 'permission.missing' })
  expect((await auditor.api.withdrawalsOffice.list({ query: { find: own.mai.account } })).rows).toHaveLength(
    1,
  )
})
