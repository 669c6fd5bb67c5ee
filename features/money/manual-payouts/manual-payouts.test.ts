import { afterAll, beforeAll, expect, test } from 'vitest'
import { matchLatePayouts } from '#features/money/bank-statements/service/late-payouts.ts'
import { chasePayouts } from '#features/money/withdrawals/service/chase.ts'
import { ask, payee } from '#features/money/withdrawals/testing/payee.ts'
import { PAYMENT_PASSWORD } from '#apps/server/testing/people.ts'
import { applySetting } from '#apps/server/testing/settings.ts'
import { run, sql } from '#db/rows.ts'
import { major } from '#kit/money.ts'
import { payoutSetup, type PayoutSetup } from './testing/setup.ts'

let at: PayoutSetup
beforeAll(async () => {
  at = await payoutSetup()
})
afterAll(() => at.close())

const stateOf = async (id: string) => (await at.huy.api.manualPayoutsOffice.one({ params: { id } })).state

test('CSH-02 M12 pays a withdrawal by hand: one operator takes, sends and records it, another confirms it', async () => {
  const { own, id, reference } = await at.approved()
  const params = { id }
  expect(await at.moneyOf(own)).toEqual({ balance: major(700_000), held: 0n })
  await chasePayouts(at.app) // no processor is asked
  await at.linh.api.manualPayoutsOffice.claim({ params })
  const shown = await at.linh.api.manualPayoutsOffice.one({ params })
  expect(shown).toMatchObject({ state: 'claimed', isMine: true, needsSecond: true, stops: [] })
  expect(shown.transfer).toMatchObject({ bank: 'ACB', accountNumber: '9900884471', content: reference })
  expect(shown.transfer?.qr).toContain('970416')
  await expect(at.huy.api.manualPayoutsOffice.claim({ params })).rejects.toMatchObject({
    code: 'manualPayouts.claimed',
  })
  const body = { bankReference: ' FT-0001 ', bookedOn: at.today() }
  await expect(at.huy.api.manualPayoutsOffice.record({ params, body })).rejects.toMatchObject({
    code: 'manualPayouts.notClaimedByYou',
  })
  expect(await at.linh.alone.manualPayoutsOffice.record({ params, body })).toEqual({ state: 'recorded' })
  expect((await own.mai.api.withdrawals.one({ params })).state).toBe('paying')
  await expect(at.linh.alone.manualPayoutsOffice.confirm({ params })).rejects.toMatchObject({
    code: 'manualPayouts.sameOperator',
  })
  expect(await at.huy.alone.manualPayoutsOffice.confirm({ params })).toEqual({ state: 'paid' })
  const paid = await own.mai.api.withdrawals.one({ params })
  expect(paid.state).toBe('paid')
  // who pays at the bank, and its reference, stays in the office
  expect(paid.steps.map(({ what }) => what)).toEqual(['requested', 'claimed', 'approved', 'paid'])
  const office = await at.huy.api.manualPayoutsOffice.one({ params })
  expect(office).toMatchObject({ bankReference: 'FT-0001', transfer: null, mayConfirm: false, mayFail: true })
  expect((await own.mai.api.withdrawals.received({ params })).state).toBe('received')
  expect(await at.moneyOf(own)).toEqual({ balance: major(700_000), held: 0n })
})

test('CSH-02 pays below the brand’s amount without a second operator', async () => {
  await applySetting(at, 'JADE', 'manualPayoutSecondFrom', major(500_000))
  const { id } = await at.approved()
  await at.huy.api.manualPayoutsOffice.claim({ params: { id } })
  const body = { bankReference: 'FT-ALONE', bookedOn: at.today() }
  expect(await at.huy.alone.manualPayoutsOffice.record({ params: { id }, body })).toEqual({ state: 'paid' })
  await applySetting(at, 'JADE', 'manualPayoutSecondFrom', 0n)
})

test('CSH-02 takes one transfer of the bank for one payout, on a day between request and tomorrow', async () => {
  const [one, other] = [await at.approved(), await at.approved()]
  for (const { id } of [one, other]) await at.linh.api.manualPayoutsOffice.claim({ params: { id } })
  const send = (id: string, bankReference: string, bookedOn = at.today()) =>
    at.linh.alone.manualPayoutsOffice.record({ params: { id }, body: { bankReference, bookedOn } })
  await send(one.id, 'FT-TWICE')
  await expect(send(other.id, 'ft-twice')).rejects.toMatchObject({ code: 'manualPayouts.referenceUsed' })
  await expect(send(other.id, 'FT-EARLY', '2020-01-01')).rejects.toMatchObject({
    code: 'manualPayouts.dayInvalid',
  })
  await at.huy.alone.manualPayoutsOffice.reopen({
    params: { id: one.id },
    body: { reason: 'not in the bank’s list' },
  })
  expect(await at.linh.api.manualPayoutsOffice.one({ params: { id: one.id } })).toMatchObject({
    state: 'claimed',
    isMine: true,
    bankReference: null,
    reason: 'not in the bank’s list',
  })
  await expect(
    at.huy.alone.manualPayoutsOffice.reopen({ params: { id: one.id }, body: { reason: 'again' } }),
  ).rejects.toMatchObject({ code: 'manualPayouts.decided' })
  expect(await send(other.id, 'FT-TWICE')).toEqual({ state: 'recorded' })
})

test('CSH-02 M12 returns amount and fee to the wallet once, with two operators, if the bank returns the money', async () => {
  const { own, id } = await at.approved()
  const params = { id }
  await at.linh.api.manualPayoutsOffice.claim({ params })
  const body = { reason: 'the bank does not know the account' }
  await expect(at.linh.alone.manualPayoutsOffice.fail({ params, body })).rejects.toMatchObject({
    code: 'approvals.sent',
  })
  expect(await at.moneyOf(own)).toEqual({ balance: major(700_000), held: 0n })
  const again = await at.approved()
  await at.linh.api.manualPayoutsOffice.claim({ params: { id: again.id } })
  await at.linh.api.manualPayoutsOffice.fail({ params: { id: again.id }, body })
  expect(await at.moneyOf(again.own)).toEqual({ balance: major(1_000_000), held: 0n })
  expect(await again.own.mai.api.withdrawals.one({ params: { id: again.id } })).toMatchObject({
    state: 'failed',
    paidAt: null,
  })
  await expect(
    at.linh.api.manualPayoutsOffice.fail({ params: { id: again.id }, body }),
  ).rejects.toMatchObject({ code: 'manualPayouts.decided' })
})

test('CSH-02 confirms by the bank’s statement what operators paid, by its reference or by theirs, before or after they record it', async () => {
  const [named, typed, late] = [await at.approved(), await at.approved(), await at.approved()]
  const [byNumber, byBank, early] = [
    at.sent(`chi tien ${named.reference.replace('-', '')}`),
    at.sent('khong ghi'),
    at.sent('cung khong'),
  ]
  await at.linh.api.manualPayoutsOffice.claim({ params: { id: typed.id } })
  await at.linh.alone.manualPayoutsOffice.record({
    params: { id: typed.id },
    body: { bankReference: byBank.ref.toLowerCase(), bookedOn: at.today() },
  })
  await at.imported([byNumber, byBank, early])
  expect([await stateOf(named.id), await stateOf(typed.id), await stateOf(late.id)]).toEqual([
    'paid',
    'paid',
    'waiting',
  ])
  await at.linh.api.manualPayoutsOffice.claim({ params: { id: late.id } })
  await at.linh.alone.manualPayoutsOffice.record({
    params: { id: late.id },
    body: { bankReference: early.ref, bookedOn: at.today() },
  })
  await matchLatePayouts(at.app)
  expect(await at.huy.api.manualPayoutsOffice.one({ params: { id: late.id } })).toMatchObject({
    state: 'paid',
    isOnStatement: true,
    confirmedBy: null,
  })
  const { rows } = await at.huy.api.bankStatements.entries({
    query: { merchant: 'JADE', state: 'confirmed' },
  })
  const found = rows.filter(({ withdrawal }) => withdrawal !== null)
  expect(new Set(found.map(({ reference }) => reference))).toEqual(
    new Set([named.reference, typed.reference, late.reference]),
  )
})

test('CSH-02 queues outgoing entries that pay no withdrawal exactly, each with its reason', async () => {
  const [other, twice, back] = [await at.approved(), await at.approved(), await at.approved()]
  await at.linh.api.manualPayoutsOffice.claim({ params: { id: back.id } })
  await at.linh.api.manualPayoutsOffice.fail({
    params: { id: back.id },
    body: { reason: 'no such account' },
  })
  const entries = [
    at.sent(other.reference, '299000'),
    at.sent(twice.reference),
    at.sent(twice.reference),
    at.sent(back.reference),
    at.sent('W-999999'),
    at.sent('bank charges', '1100'),
    at.sent(`${other.reference} ${twice.reference}`),
  ]
  await at.imported(entries)
  const { rows } = await at.linh.api.bankStatements.entries({ query: { merchant: 'JADE', state: 'queued' } })
  const why = entries.map(({ ref }) => rows.find(({ entryRef }) => entryRef === ref)?.why ?? null)
  expect(why).toEqual([
    'payoutAmount',
    null,
    'duplicate',
    'payoutReturned',
    'unknownReference',
    'outgoing',
    'severalReferences',
  ])
  expect(await at.moneyOf(back.own)).toEqual({ balance: major(1_000_000), held: 0n })
})

test('RSP-02 does not hand a payment to an operator while the wallet is frozen or the member locked', async () => {
  const { own, id } = await at.approved()
  await run(at.database.owner, sql`update member set state = 'locked' where id = ${own.mai.id}`)
  await expect(at.linh.api.manualPayoutsOffice.claim({ params: { id } })).rejects.toMatchObject({
    code: 'manualPayouts.stopped',
    detail: { stops: ['memberLocked'] },
  })
  expect(await at.linh.api.manualPayoutsOffice.one({ params: { id } })).toMatchObject({
    stops: ['memberLocked'],
  })
})

test('CSH-02 releases what was not sent, counts the queue and exports it', async () => {
  const { id, reference } = await at.approved()
  const params = { id }
  await expect(at.linh.api.manualPayoutsOffice.release({ params })).rejects.toMatchObject({
    code: 'manualPayouts.notClaimedByYou',
  })
  await at.linh.api.manualPayoutsOffice.claim({ params })
  await at.linh.api.manualPayoutsOffice.release({ params })
  const { rows, counts } = await at.huy.api.manualPayoutsOffice.list({
    query: { merchant: 'JADE', state: 'open', find: reference },
  })
  expect(rows).toMatchObject([{ id, state: 'waiting', amount: major(300_000) }])
  expect(counts['waiting']).toBe(1)
  const { queues } = await at.huy.api.workQueues.list()
  expect(queues.find(({ name }) => name === 'manual-payouts')?.count).toBeGreaterThanOrEqual(1)
  const file = await at.huy.api.manualPayoutsOffice.export({ body: { find: reference } })
  expect(await file.text()).toContain(reference)
  const unknown = { id: '01932f00-0000-7000-8000-000000000000' }
  await expect(at.huy.api.manualPayoutsOffice.one({ params: unknown })).rejects.toMatchObject({
    code: 'manualPayouts.unknown',
  })
})

test('CSH-02 offers only the kinds of account that the brand pays', async () => {
  await applySetting(at, 'JADE', 'payoutBank', 'closed')
  const own = await payee(at, major(1_000_000)).catch((error: unknown) => error)
  expect(own).toMatchObject({ code: 'withdrawals.unknownBank' })
  await applySetting(at, 'JADE', 'payoutBank', 'manual')
  const mai = await payee(at, major(1_000_000))
  await applySetting(at, 'JADE', 'payoutBank', 'closed')
  const body = { account: mai.account, amount: major(300_000), paymentPassword: PAYMENT_PASSWORD }
  await expect(mai.mai.api.withdrawals.create({ body })).rejects.toMatchObject({
    code: 'withdrawals.kindClosed',
  })
  const { banks } = await mai.mai.api.withdrawals.terms({})
  expect(new Set(banks.map(({ kind }) => kind))).toEqual(new Set(['wallet', 'coin']))
  await applySetting(at, 'JADE', 'payoutBank', 'manual')
  expect((await ask(mai, major(300_000))).state).toBe('requested')
})
