import { afterAll, beforeAll, expect, test } from 'vitest'
import { operator, type Operator } from '#apps/server/testing/operator.ts'
import { person, type Person } from '#apps/server/testing/people.ts'
import { refusal } from '#apps/server/testing/refusals.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { one, sql } from '#db/rows.ts'

let at: TestApp
let staff: Operator
let mai: Person
beforeAll(async () => {
  at = await testApp()
  staff = await operator(at)
  mai = await person(at, { account: 'maiaudit' })
})
afterAll(() => at.close())

test('B3 names what an entry is about by its reference and links its page', async () => {
  const now = at.clock.now()
  const flag = await one(
    at.database.owner,
    sql<{ id: string }>`
      insert into fraud_flag (member_id, rule, day, newest_at, evidence, raised_at)
      values (${mai.id}, 'structuring', ${now}::date, ${now}, '{}', ${now})
      returning id
    `,
  )
  await staff.api.fraud.clear({ params: { id: flag.id }, body: { reason: 'checked with the bank' } })
  await staff.api.memberDesk.setState({
    params: { id: mai.id },
    body: { state: 'locked', reason: 'asked by phone' },
  })
  const { entries } = await staff.api.audit.entries({ query: {} })
  const referenceOf = (action: string) => entries.find((entry) => entry.action === action)?.reference
  expect(referenceOf('risk.clear')).toEqual({
    text: 'maiaudit',
    href: '/risk?find=maiaudit&state=cleared',
  })
  expect(referenceOf('members.lock')).toEqual({ text: 'maiaudit', href: `/members/${mai.id}` })
})

test('B3 names what a proposal changes as the audit log does', async () => {
  const body = { state: 'open', reason: 'asked by phone again' } as const
  expect(await refusal(staff.alone.memberDesk.setState({ params: { id: mai.id }, body }))).toBe(
    'approvals.sent',
  )
  const { approvals } = await staff.alone.approvals.list({ query: {} })
  expect(approvals.flatMap(({ changes }) => changes.map(({ reference }) => reference))).toContainEqual({
    text: 'maiaudit',
    href: `/members/${mai.id}`,
  })
})

test('B3 shows the reference of a proposal, and the code of an object that no feature names', async () => {
  const { entries } = await staff.api.audit.entries({ query: { limit: 200 } })
  for (const { object, reference } of entries)
    if (object.startsWith('approval:')) expect(reference?.text).toMatch(/^No-\d+$/)
  expect(entries.some(({ reference }) => reference === null)).toBe(true)
})
