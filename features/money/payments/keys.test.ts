import { afterAll, beforeAll, expect, test } from 'vitest'
import { operator, type Operator } from '#apps/server/testing/operator.ts'
import { person } from '#apps/server/testing/people.ts'
import { many, sql } from '#db/rows.ts'
import { major } from '#kit/money.ts'
import { signMessage, keyBytes } from './service/signing.ts'
import { sandboxSetup, type SandboxSetup } from './testing/sandbox.ts'

let setup: SandboxSetup
let staff: Operator
const params = { merchant: 'JADE', processor: 'sandbox' }
const [first, second] = ['the first secret of the brand jade', 'the second secret of the brand jade']
const reason = 'agreed with the processor'

beforeAll(async () => {
  setup = await sandboxSetup()
  staff = await operator(setup)
})
afterAll(() => setup.close())

/** News that a deposit was paid, signed with a secret; returns the server's response. */
async function tell(secret: string): Promise<{ status: number; why: string | null; state: string }> {
  const mai = await person(setup)
  const made = await mai.api.deposits.create({ body: { method: 'qr-pay', amount: major(200_000) } })
  const body = JSON.stringify({
    type: 'payment.paid',
    data: {
      kind: 'payment',
      id: `pay_${made.id.slice(0, 8)}`,
      reference: made.id,
      status: 'paid',
      amount: '200000.00',
      currency: 'VND',
      reason: null,
    },
  })
  const headers = signMessage({
    id: `msg_${made.id}`,
    at: setup.clock.now(),
    body: Buffer.from(body),
    keys: [keyBytes(secret)],
  })
  const answer = await setup.post(body, { ...headers })
  const told = (await answer.json()) as { value?: { why?: string } }
  const { state } = await mai.api.deposits.one({ params: { id: made.id } })
  return { status: answer.status, why: told.value?.why ?? null, state }
}

test('M13 verifies callbacks with a brand’s new key immediately, with the previous one for two days, with a stranger’s never', async () => {
  expect(await tell(first)).toMatchObject({ status: 409, why: 'signatureWrong', state: 'pending' })
  await staff.api.paymentsOffice.changeKey({ params, body: { secret: first, reason } })
  expect(await tell(first)).toMatchObject({ status: 200, state: 'paid' })
  await staff.api.paymentsOffice.changeKey({ params, body: { secret: second, reason } })
  expect(await tell(first)).toMatchObject({ status: 200, state: 'paid' })
  expect(await tell(second)).toMatchObject({ status: 200, state: 'paid' })
  await expect(
    staff.api.paymentsOffice.changeKey({ params, body: { secret: second, reason } }),
  ).rejects.toMatchObject({ code: 'payments.keyKnown' })
  const { ended } = await staff.api.paymentsOffice.endOldKeys({ params, body: { reason: 'it leaked' } })
  expect(ended).toBe(1)
  expect(await tell(first)).toMatchObject({ status: 409, why: 'signatureWrong' })
  expect(await tell(second)).toMatchObject({ status: 200, state: 'paid' })
}, 40_000)

test('M13 O8 never returns the secret: not in the list, not in the audit log, encrypted at rest', async () => {
  const listed = await staff.api.paymentsOffice.keys({ query: { merchant: 'JADE' } })
  const entries = await many(
    setup.database.owner,
    sql<{ row: string }>`select to_jsonb(a)::text as row from audit_entry a`,
  )
  const stored = await many(
    setup.database.owner,
    sql<{ row: string }>`select encode(key_sealed, 'escape') as row from processor_key`,
  )
  const all = [
    JSON.stringify(listed),
    ...entries.map(({ row }) => row),
    ...stored.map(({ row }) => row),
  ].join('\n')
  for (const secret of [first, second]) expect(all).not.toContain(secret)
  expect(listed.rows).toMatchObject([
    { merchant: 'JADE', processor: 'sandbox', keys: [{ retiresAt: null }] },
    { merchant: 'JADE', processor: 'stripe', keyUses: ['api', 'signing'], keys: [] },
  ])
  expect(listed.rows[0]?.keys[0]?.mark).toMatch(/^[0-9a-f]{8}$/)
  expect(entries.some(({ row }) => row.includes('processors.key'))).toBe(true)
})

test('M13 refuses callbacks from unlisted addresses when a brand lists some, however well signed', async () => {
  const set = (addresses: string[]) =>
    staff.api.paymentsOffice.setAddresses({ params, body: { addresses, reason } })
  await set(['203.0.113.0/24'])
  expect(await tell(second)).toMatchObject({ status: 409, why: 'address', state: 'created' })
  await set(['203.0.113.0/24', '127.0.0.0/8', '::1'])
  expect(await tell(second)).toMatchObject({ status: 200, state: 'paid' })
  for (const wrong of ['203.0.113.300', '10.0.0.0/33', 'example.org', '1.2.3.4/8/9'])
    await expect(set([wrong])).rejects.toMatchObject({ code: 'payments.addressInvalid' })
  await set([])
})

test('M13 tests whether the processor knows the active key', async () => {
  const amber = { merchant: 'AMBER', processor: 'sandbox' }
  expect(await staff.api.paymentsOffice.test({ params: amber })).toMatchObject({
    isWell: true,
    said: 'unknownOrder',
  })
  expect(await staff.api.paymentsOffice.test({ params })).toMatchObject({ isWell: false, said: 'keyRefused' })
  await expect(
    staff.api.paymentsOffice.test({ params: { merchant: 'JADE', processor: 'nobody' } }),
  ).rejects.toMatchObject({ code: 'payments.unknownProcessor' })
})
