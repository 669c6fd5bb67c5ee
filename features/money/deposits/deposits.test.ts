import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { operator, type Operator } from '#apps/server/testing/operator.ts'
import { person, type Person } from '#apps/server/testing/people.ts'
import { major } from '#kit/money.ts'
import { walletById } from '#ledger/wallets.ts'
import { sandboxSetup, type SandboxSetup } from '#features/money/payments/testing/sandbox.ts'
import { changeKey } from '#features/money/payments/service/keys.ts'
import { inTransaction } from '#db/pool.ts'
import { headersFor, keyOf } from '#apps/processor/signing.ts'
import { chaseDeposits } from './service/chase.ts'

let setup: SandboxSetup
let linh: Operator
let mai: Person
beforeAll(async () => {
  setup = await sandboxSetup()
  linh = await operator(setup)
})
afterAll(() => setup.close())

const MINUTE = 60_000
const balanceOf = async ({ wallet }: Person) => (await walletById(setup.app.db, wallet))?.balance

/** Mai opens a deposit of 500 000 by a hosted page; returns its ID and the processor's order. */
async function opened(amount = major(500_000), method = 'qr-pay') {
  mai = await person(setup)
  const deposit = await mai.api.deposits.create({ body: { method, amount } })
  const order = setup.desk.find('payment', 'JADE', deposit.id)
  if (!order) throw new Error('the processor has no such order')
  return { deposit, order }
}

const stateOf = async (id: string) => (await mai.api.deposits.one({ params: { id } })).state

test('CSH-01 methods come from the server with limits, fee, presets and words in the language of the call', async () => {
  const an = await person(setup)
  const { methods, currency, hold } = await an.api.deposits.methods()
  expect({ currency, hold }).toEqual({ currency: 'VND', hold: { state: 'open', until: null } })
  expect(methods.map(({ code }) => code)).toEqual([
    'qr-pay',
    'bank-card',
    'e-wallet',
    'bank-transfer',
    'viet-qr',
    'usdt-tron',
  ])
  expect(methods[2]).toMatchObject({ name: 'E-wallet', feePpm: 10_000, least: major(50_000) })
  const vietnamese = setup.api({ token: an.token, headers: { language: 'VI' } })
  expect((await vietnamese.deposits.methods()).methods[2]).toMatchObject({ name: 'Ví điện tử' })
})

test('CSH-01 credits a hosted deposit paid on the processor’s page by its signed callback', async () => {
  const { deposit, order } = await opened(major(500_000), 'e-wallet')
  expect(deposit).toMatchObject({ state: 'pending', fee: major(5_000), credited: major(495_000) })
  const page = await fetch(deposit.payUrl ?? '')
  expect(await page.text()).toContain('500,000.00')
  setup.desk.settle(order.id, 'paid')
  expect(await balanceOf(mai)).toBe(0n) // M14: unusable until the processor has said so
  expect(await setup.deliver()).toEqual([200])
  expect(await balanceOf(mai)).toBe(major(495_000))
  const { steps } = await mai.api.deposits.one({ params: { id: deposit.id } })
  expect(steps.map(({ what }) => what)).toEqual(['created', 'opened', 'credited'])
})

test('CSH-01 M13 credits once for ten copies, a forged one and older news behind it', async () => {
  const { order } = await opened()
  const before = setup.journal.behaviour()
  setup.journal.write({ behaviour: { ...before, copies: 10, isForging: true, isReordering: true } })
  setup.desk.settle(order.id, 'paid')
  const answers = await setup.deliver()
  setup.journal.write({ behaviour: before })
  expect(answers).toEqual([409, ...Array.from({ length: 10 }, () => 200), 200])
  expect(await balanceOf(mai)).toBe(major(500_000))
})

test('CSH-01 M13 credits once for ten concurrent copies, each with its own ID', async () => {
  const { order } = await opened()
  setup.desk.settle(order.id, 'paid')
  const body = [...setup.journal.deliveries.values()].at(-1)?.body ?? ''
  const copies = Array.from({ length: 10 }, (_, at) =>
    setup.post(body, setup.signed(`msg_${order.id}_${at}`, body)),
  )
  for (const answer of await Promise.all(copies)) expect(answer.status).toBe(200)
  expect(await balanceOf(mai)).toBe(major(500_000))
})

test('M13 changes nothing for a callback with any changed byte, an old one and one without a signature', async () => {
  const { order, deposit } = await opened()
  setup.desk.settle(order.id, 'paid')
  const body = [...setup.journal.deliveries.values()].at(-1)?.body ?? ''
  const headers = setup.signed('msg_tampered', body)
  for (let place = 0; place < body.length; place += 7) {
    const changed = body.slice(0, place) + (body[place] === '0' ? '1' : '0') + body.slice(place + 1)
    expect((await setup.post(changed, headers)).status).toBe(409)
  }
  expect((await setup.post(body, {})).status).toBe(409)
  const old = headersFor(
    keyOf('a key that both sides of the tests share'),
    'msg_old',
    body,
    Date.now() - 6 * MINUTE,
  )
  expect((await setup.post(body, old)).status).toBe(409)
  expect(await stateOf(deposit.id)).toBe('pending')
  expect(await balanceOf(mai)).toBe(0n)
  await setup.deliver()
  expect(await balanceOf(mai)).toBe(major(500_000))
})

test('CSH-01 credits money that arrives after the order expired, and marks it late', async () => {
  const { order, deposit } = await opened()
  setup.clock.forward(16 * MINUTE)
  await chaseDeposits(setup.app)
  expect(await stateOf(deposit.id)).toBe('expired')
  setup.desk.settle(order.id, 'paid')
  await setup.deliver()
  expect(await mai.api.deposits.one({ params: { id: deposit.id } })).toMatchObject({
    state: 'paid',
    isLate: true,
  })
  expect(await balanceOf(mai)).toBe(major(500_000))
})

test('CSH-01 polls and credits once when no callback comes', async () => {
  const { order, deposit } = await opened()
  const before = setup.journal.behaviour()
  setup.journal.write({ behaviour: { ...before, isSilent: true } })
  setup.desk.settle(order.id, 'paid')
  setup.journal.write({ behaviour: before })
  setup.clock.forward(MINUTE)
  await Promise.all([chaseDeposits(setup.app), chaseDeposits(setup.app)])
  expect(await stateOf(deposit.id)).toBe('paid')
  setup.desk.repeat(order.id, {})
  await setup.deliver()
  expect(await balanceOf(mai)).toBe(major(500_000))
})

test('CSH-01 leaves another amount than agreed to an operator, who credits what was received', async () => {
  const { order, deposit } = await opened()
  const event = {
    kind: 'payment',
    id: order.id,
    reference: deposit.id,
    status: 'paid',
    amount: '300000.00',
    currency: 'VND',
    reason: null,
  }
  const body = JSON.stringify({ type: 'payment.paid', data: event })
  expect((await setup.post(body, setup.signed(`msg_${deposit.id}`, body))).status).toBe(200)
  expect(await stateOf(deposit.id)).toBe('inReview')
  expect(await balanceOf(mai)).toBe(0n)
  await linh.api.depositsOffice.claim({ params: { id: deposit.id } })
  await linh.api.depositsOffice.approve({ params: { id: deposit.id }, body: { received: major(300_000) } })
  expect(await balanceOf(mai)).toBe(major(300_000))
})

test("M4 a repeated request opens one deposit and one payment; another's deposit is unknown", async () => {
  mai = await person(setup)
  const idempotencyKey = crypto.randomUUID()
  const ask = () =>
    mai.api.deposits.create({ body: { method: 'qr-pay', amount: major(200_000) } }, { idempotencyKey })
  const answers = await Promise.all([ask(), ask(), ask()])
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
  expect((await mai.api.deposits.list()).rows).toHaveLength(1)
  const an = await person(setup)
  const id = answers[0]?.id ?? ''
  await expect(an.api.deposits.one({ params: { id } })).rejects.toMatchObject({ code: 'deposits.unknown' })
})

test('CSH-01 M15 amounts outside the limits, unknown methods and fields of a card are refused', async () => {
  mai = await person(setup)
  const ask = (body: { method: string; amount: bigint }) => mai.api.deposits.create({ body })
  await expect(ask({ method: 'qr-pay', amount: major(1) })).rejects.toMatchObject({
    code: 'deposits.amountTooSmall',
    detail: { least: '100000.00' },
  })
  const halfADong = ask({ method: 'qr-pay', amount: major(200_000) + 5_000n })
  await expect(halfADong).rejects.toMatchObject({ code: 'deposits.amountTooFine', detail: { unit: '1.00' } })
  await expect(ask({ method: 'gold', amount: major(1) })).rejects.toMatchObject({
    code: 'deposits.unknownMethod',
  })
  const answer = await fetch(`${setup.site}/api/deposits`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: mai.token },
    body: JSON.stringify({ method: 'qr-pay', amount: '200000.00', cardNumber: '4111111111111111' }),
  })
  expect(answer.status).toBe(422)
})

test('M14 pauses deposits after five failures in ten minutes, suspends them after five more, and lets an operator lift it', async () => {
  mai = await person(setup)
  const failOnce = async () => {
    const { id } = await mai.api.deposits.create({ body: { method: 'qr-pay', amount: major(100_000) } })
    setup.desk.settle(setup.desk.find('payment', 'JADE', id)?.id ?? '', 'failed')
    await setup.deliver()
  }
  for (let time = 0; time < 5; time += 1) await failOnce()
  await expect(failOnce()).rejects.toMatchObject({ code: 'deposits.held' })
  setup.clock.forward(31 * MINUTE)
  mai = { ...mai, ...(await relogged(mai)) }
  for (let time = 0; time < 5; time += 1) await failOnce()
  await expect(failOnce()).rejects.toMatchObject({ code: 'deposits.suspended' })
  linh = await operator(setup)
  await linh.api.depositsOffice.lift({ params: { member: mai.id }, body: { reason: 'talked on the phone' } })
  expect((await mai.api.deposits.methods()).hold.state).toBe('open')
})

/** Advancing the clock by more than half an hour ends sessions; the same member logs in again. */
async function relogged(member: Person): Promise<Pick<Person, 'token' | 'api'>> {
  const { openSession } = await import('#features/account/identity/public.ts')
  const where = { ip: '127.0.0.1', device: 'test', now: setup.clock.now(), merchant: { code: 'JADE' } }
  const token = await inTransaction(setup.app.db, (tx) => openSession(setup.app, tx, member.id, where))
  return { token, api: setup.api({ token }) }
}

const picture = (width = 40) =>
  sharp({ create: { width, height: 40, channels: 3, background: '#345' } })
    .png()
    .toBuffer()

test('CSH-01 shows account, reference and QR of a bank transfer; its proof is reviewed by one operator at a time', async () => {
  mai = await person(setup)
  linh = await operator(setup)
  const huy = await operator(setup)
  const { id, reference, transferTo } = await mai.api.deposits.create({
    body: { method: 'bank-transfer', amount: major(250_000) },
  })
  expect(transferTo).toMatchObject({ content: reference, accountNumber: '1990000041718' })
  expect(transferTo?.qr).toContain(reference)
  const files = [new File([await picture()], 'slip.png', { type: 'image/png' })]
  expect(await mai.api.deposits.sendSlip({ params: { id }, files })).toMatchObject({
    state: 'inReview',
    hasSlip: true,
  })

  const params = { id }
  const { slips } = await linh.api.depositsOffice.one({ params })
  const shown = await linh.api.depositsOffice.slip({ params: { id, slip: slips[0]?.id ?? '' } })
  expect((await sharp(Buffer.from(await shown.arrayBuffer())).metadata()).format).toBe('jpeg')
  const approve = (who: Operator) =>
    who.api.depositsOffice.approve({ params, body: { received: major(250_000) } })
  await expect(approve(linh)).rejects.toMatchObject({ code: 'deposits.notClaimedByYou' })
  await linh.api.depositsOffice.claim({ params })
  await expect(huy.api.depositsOffice.claim({ params })).rejects.toMatchObject({ code: 'deposits.claimed' })
  await expect(approve(huy)).rejects.toMatchObject({ code: 'deposits.notClaimedByYou' })
  expect(await approve(linh)).toEqual({ credited: major(250_000), fee: 0n })
  await expect(approve(linh)).rejects.toMatchObject({ code: 'deposits.decided' })
  expect(await balanceOf(mai)).toBe(major(250_000))
})

test('CSH-01 refuses a proof that is not a picture, or not expected; shows the reason of a rejection', async () => {
  mai = await person(setup)
  const { id } = await mai.api.deposits.create({ body: { method: 'bank-transfer', amount: major(150_000) } })
  const send = (bytes: BlobPart) =>
    mai.api.deposits.sendSlip({ params: { id }, files: [new File([bytes], 'slip.png')] })
  await expect(send('<svg onload="alert(1)"></svg>')).rejects.toMatchObject({
    code: 'deposits.slipNotPicture',
  })
  await expect(send(new Uint8Array((await picture()).subarray(0, 90)))).rejects.toMatchObject({
    code: 'deposits.slipNotPicture',
  })
  await expect(send(new Uint8Array(6 * 1024 * 1024))).rejects.toMatchObject({ code: 'request.tooLarge' })
  await send(new Uint8Array(await picture()))
  await linh.api.depositsOffice.claim({ params: { id } })
  await linh.api.depositsOffice.reject({ params: { id }, body: { reason: 'no such transfer' } })
  expect(await mai.api.deposits.one({ params: { id } })).toMatchObject({
    state: 'rejected',
    reason: 'no such transfer',
  })
  await expect(send(new Uint8Array(await picture()))).rejects.toMatchObject({
    code: 'deposits.slipNotExpected',
  })
  expect(await balanceOf(mai)).toBe(0n)
})

test('M13 accepts callbacks of either key during rotation, and none of another brand’s key', async () => {
  const { deposit, order } = await opened()
  const now = setup.clock.now()
  await inTransaction(setup.app.db, (tx) =>
    changeKey(setup.app, tx, { merchant: 'AMBER', processor: 'sandbox', secret: 'the key of amber', now }),
  )
  const event = {
    kind: 'payment',
    id: order.id,
    reference: deposit.id,
    status: 'paid',
    amount: '500000.00',
    currency: 'VND',
    reason: null,
  }
  const body = JSON.stringify({ type: 'payment.paid', data: event })
  const at = setup.clock.now().getTime() + 1000
  const foreign = headersFor(keyOf('the key of amber'), 'msg_amber', body, at)
  expect((await setup.post(body, foreign)).status).toBe(409)
  expect(await balanceOf(mai)).toBe(0n)
  expect((await setup.post(body, setup.signed('msg_shared', body))).status).toBe(200)
  expect(await balanceOf(mai)).toBe(major(500_000))
})
