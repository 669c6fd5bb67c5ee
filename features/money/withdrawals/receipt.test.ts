import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { operator, type Operator } from '#apps/server/testing/operator.ts'
import { PAYMENT_PASSWORD, person } from '#apps/server/testing/people.ts'
import { applySetting } from '#apps/server/testing/settings.ts'
import { one, sql } from '#db/rows.ts'
import { sandboxSetup, type SandboxSetup } from '#features/money/payments/testing/sandbox.ts'
import { major } from '#kit/money.ts'
import { receiveBySilence } from './service/paid/receipt.ts'
import { approve, ask, moneyOf, payee } from './testing/payee.ts'

let setup: SandboxSetup
let linh: Operator
let huy: Operator
beforeAll(async () => {
  setup = await sandboxSetup()
  await applySetting(setup, 'JADE', 'withdrawFeeFixed', major(5_000))
})
beforeEach(async () => {
  linh = await operator(setup) // clocks run on between the tests, and sessions end
  huy = await operator(setup)
})
afterAll(() => setup.close())

const MINUTE = 60_000

/** 300 000.00 requested, 5 000.00 fee, 295 000.00 paid, of 1 000 000.00 in the wallet. */
async function paid() {
  const own = await payee(setup, major(1_000_000))
  const { id } = await ask(own, major(300_000))
  await approve(linh, id)
  setup.clock.forward(10_000)
  setup.desk.settleDuePayouts()
  await setup.deliver()
  const params = { id }
  expect((await own.mai.api.withdrawals.one({ params })).state).toBe('paid')
  return { own, mai: own.mai.api.withdrawals, params }
}

const picture = (wide = 30) =>
  sharp({ create: { width: wide, height: 200, channels: 3, background: '#357' } })
    .png()
    .toBuffer()
    .then((bytes) => new File([new Uint8Array(bytes)], 'proof.png', { type: 'image/png' }))

test('CSH-03 stops the timeout when a part arrived, takes evidence, and another operator returns the rest', async () => {
  const { own, mai, params } = await paid()
  const whole = mai.receipt({ params, body: { answer: 'part', arrived: major(295_000) } })
  await expect(whole).rejects.toMatchObject({ code: 'withdrawals.partInvalid' })
  const said = await mai.receipt({ params, body: { answer: 'part', arrived: major(100_000) } })
  expect(said).toMatchObject({
    state: 'disputed',
    arrived: major(100_000),
    missing: major(195_000),
    receiptDueAt: null,
  })
  expect((await mai.sendProof({ params, files: [await picture()] })).proofs).toBe(1)
  setup.clock.forward(29 * MINUTE)
  await receiveBySilence(setup.app)
  const seen = await huy.api.withdrawalsOffice.one({ params })
  expect(seen).toMatchObject({ state: 'disputed', maySettle: true, proofs: [{ usedBefore: [] }] })
  const [proof] = seen.proofs
  const file = await huy.api.withdrawalsOffice.proof({ params: { ...params, proof: proof?.id ?? '' } })
  expect(file).toMatchObject({ type: 'image/jpeg' })
  const body = { verdict: 'return', reason: 'the bank sent it back' } as const
  await expect(linh.api.withdrawalsOffice.settle({ params, body })).rejects.toMatchObject({
    code: 'withdrawals.sameOperator',
  })
  expect(await huy.api.withdrawalsOffice.settle({ params, body })).toEqual({
    state: 'received',
    returned: major(195_000),
  })
  expect((await moneyOf(setup, own.mai)).balance).toBe(major(895_000))
})

test('CSH-03 returns amount and fee once when nothing arrived, however often it is decided', async () => {
  const { own, mai, params } = await paid()
  await mai.receipt({ params, body: { answer: 'none' } })
  const settle = (who: Operator) =>
    who.api.withdrawalsOffice.settle({ params, body: { verdict: 'return', reason: 'never sent' } })
  const minh = await operator(setup)
  const results = await Promise.allSettled([settle(huy), settle(minh), settle(huy)])
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect((await moneyOf(setup, own.mai)).balance).toBe(major(1_000_000))
  expect((await mai.one({ params })).state).toBe('failed')
})

test('CSH-03 marks a payment decided as arrived as received, and returns nothing', async () => {
  const { own, mai, params } = await paid()
  await mai.receipt({ params, body: { answer: 'none' } })
  await huy.api.withdrawalsOffice.settle({
    params,
    body: { verdict: 'arrived', reason: 'the bank confirms it' },
  })
  expect(await mai.one({ params })).toMatchObject({ state: 'received', returned: 0n })
  expect((await moneyOf(setup, own.mai)).balance).toBe(major(700_000))
})

test('CSH-03 counts thirty minutes of silence as received, without later refunds', async () => {
  const { mai, params } = await paid()
  setup.clock.forward(29 * MINUTE)
  await receiveBySilence(setup.app)
  expect((await mai.one({ params })).state).toBe('paid')
  setup.clock.forward(MINUTE)
  await receiveBySilence(setup.app)
  expect(await mai.one({ params })).toMatchObject({ state: 'received', isAutoReceived: true })
  await expect(mai.receipt({ params, body: { answer: 'none' } })).rejects.toMatchObject({
    code: 'withdrawals.notPaid',
  })
  const later = await operator(setup)
  const settle = later.api.withdrawalsOffice.settle({
    params,
    body: { verdict: 'return', reason: 'too late' },
  })
  await expect(settle).rejects.toMatchObject({ code: 'withdrawals.notDisputed' })
})

test('CSH-03 settles the withdrawal once when a confirmation and the auto-confirm timeout race', async () => {
  const { mai, params } = await paid()
  setup.clock.forward(15 * MINUTE)
  await mai.one({ params }) // keeps the session alive
  setup.clock.forward(15 * MINUTE)
  await Promise.allSettled([mai.receipt({ params, body: { answer: 'none' } }), receiveBySilence(setup.app)])
  expect(['disputed', 'received']).toContain((await mai.one({ params })).state)
})

test('CSH-03 refuses a fourth proof and keeps the three', async () => {
  const { mai, params } = await paid()
  await mai.receipt({ params, body: { answer: 'none' } })
  const proof = async (wide: number) => mai.sendProof({ params, files: [await picture(wide)] })
  for (const wide of [31, 32, 33]) await proof(wide)
  await expect(proof(34)).rejects.toMatchObject({ code: 'withdrawals.tooManyProofs', detail: { most: 3 } })
  // the reply to the third got lost: repeated, it is still the third
  expect((await proof(33)).proofs).toBe(3)
  expect((await huy.api.withdrawalsOffice.one({ params })).proofs).toHaveLength(3)
})

test('A14 links an e-wallet and a crypto address like a bank, each with its kind of number', async () => {
  const mai = await person(setup)
  const add = (bank: string, accountNumber: string) =>
    mai.api.withdrawals.addAccount({
      body: { bank, accountNumber, holder: 'NGUYEN THI MAI', password: PAYMENT_PASSWORD },
    })
  expect(await add('EWALLET', '0912345678')).toMatchObject({ kind: 'wallet', shown: '••5678' })
  expect(await add('USDTTRON', 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8')).toMatchObject({ kind: 'coin' })
  await expect(add('USDTTRON', 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv9')).rejects.toMatchObject({
    code: 'withdrawals.numberInvalid',
  })
  await expect(add('ACB', 'TJRabPrwbZy45')).rejects.toMatchObject({ code: 'withdrawals.numberInvalid' })
})

test('CSH-02 counts exactly the ledger’s payments in the public withdrawal clock', async () => {
  for (let count = 0; count < 10; count += 1) await paid()
  const { lately } = await setup.api({}).withdrawals.clock()
  const counted = await one(
    setup.app.db,
    sql<{ half: number; nine: number; lines: number; paid: number }>`
      with took as (
        select extract(epoch from p.at - r.at)::int as seconds
        from line l
        join posting_kind k on k.code = l.kind and k.kind = 'withdrawal.paid'
        join withdrawal w on w.wallet = l.wallet and l.amount = w.fee - w.amount
        join withdrawal_event r on r.withdrawal = w.id and r.what = 'requested'
        join withdrawal_event p on p.withdrawal = w.id and p.what = 'paid'
      )
      select percentile_disc(0.5) within group (order by seconds)::int as half,
        percentile_disc(0.9) within group (order by seconds)::int as nine, count(*)::int as lines,
        (select count(*)::int from withdrawal where paid_at is not null) as paid
      from took
    `,
  )
  expect(counted.lines).toBe(counted.paid)
  expect(lately).toEqual({ halfSeconds: counted.half, nineInTenSeconds: counted.nine })
})

test('CSH-02 a paid withdrawal has a receipt as a PDF document, and none before', async () => {
  const own = await payee(setup, major(1_000_000))
  const { id } = await ask(own, major(300_000))
  const early = own.mai.api.withdrawals.receiptPdf({ params: { id } })
  await expect(early).rejects.toMatchObject({ code: 'withdrawals.noReceipt' })
  const { mai, params } = await paid()
  const { name, pdf } = await mai.receiptPdf({ params })
  expect(name).toMatch(/^W-\d+\.pdf$/)
  expect(Buffer.from(pdf, 'base64').subarray(0, 5).toString()).toBe('%PDF-')
})
