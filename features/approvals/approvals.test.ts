import { afterAll, beforeAll, expect, test } from 'vitest'
import { operator, type Operator } from '#apps/server/testing/operator.ts'
import { testHouse, type TestHouse } from '#apps/server/testing/test-house.ts'

let at: TestHouse
let linh: Operator
let huy: Operator
beforeAll(async () => {
  at = await testHouse()
  linh = await operator(at)
  huy = await operator(at)
})
afterAll(() => at.close())

const refusalOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'done',
    (error: { code?: string; message: string }) => error.code ?? error.message,
  )

const threshold = { merchant: 'JADE', name: 'secondApprovalFrom' }
const valueOf = async () =>
  (await linh.alone.settingsOffice.list({ params: { merchant: 'JADE' } })).list.find(
    ({ name }) => name === threshold.name,
  )?.value

test('B2 a threshold is not changed by one operator: it is sent for approval with before, after and reason, and done when another approves', async () => {
  const before = await valueOf()
  expect(
    await refusalOf(linh.alone.settingsOffice.change({ params: threshold, body: { value: '1.00' } })),
  ).toBe('approvals.sent')
  expect(await valueOf()).toBe(before)
  const { approvals } = await huy.alone.approvals.list({ query: {} })
  expect(approvals).toMatchObject([
    {
      route: 'settingsOffice.change',
      merchant: 'JADE',
      reason: 'asked for by a test',
      proposedBy: linh.account,
      isYours: false,
      mayDecide: true,
      changes: [{ action: 'settings.change', before: { value: before }, after: { value: '1.00' } }],
    },
  ])
  const params = { id: approvals[0]!.id }
  expect(await refusalOf(linh.alone.approvals.approve({ params, body: {} }))).toBe('approvals.notQualified')
  expect(await huy.alone.approvals.approve({ params, body: {} })).toMatchObject({ state: 'approved' })
  expect(await valueOf()).toBe('1.00')
  expect(await refusalOf(huy.alone.approvals.approve({ params, body: {} }))).toBe('approvals.decided')
})
