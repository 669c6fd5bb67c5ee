import { afterAll, beforeAll, expect, test } from 'vitest'
import { person } from '#apps/server/testing/people.ts'
import { major } from '#kit/money.ts'
import { sandboxSetup, type SandboxSetup } from '#features/money/payments/testing/sandbox.ts'

let setup: SandboxSetup
beforeAll(async () => {
  setup = await sandboxSetup()
})
afterAll(() => setup.close())

test('CSH-01 a credited deposit has a receipt as a PDF document for its member only, and none before', async () => {
  const mai = await person(setup)
  const deposit = await mai.api.deposits.create({ body: { method: 'qr-pay', amount: major(500_000) } })
  const order = setup.desk.find('payment', 'JADE', deposit.id)
  const params = { id: deposit.id }
  const refused = (code: string) => expect.objectContaining({ code })
  await expect(mai.api.deposits.receiptPdf({ params })).rejects.toEqual(refused('deposits.noReceipt'))
  setup.desk.settle(order?.id ?? '', 'paid')
  await setup.deliver()
  const { name, pdf } = await mai.api.deposits.receiptPdf({ params })
  expect(name).toBe(`${deposit.reference}.pdf`)
  const text = Buffer.from(pdf, 'base64').toString('latin1')
  expect(text.slice(0, 5)).toBe('%PDF-')
  expect(text).toContain(`Deposit receipt ${deposit.reference}`)
  const other = await person(setup)
  await expect(other.api.deposits.receiptPdf({ params })).rejects.toEqual(refused('deposits.unknown'))
})
