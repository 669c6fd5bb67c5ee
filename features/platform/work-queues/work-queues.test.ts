import { afterAll, beforeAll, expect, test } from 'vitest'
import { operator, type Operator } from '#apps/server/testing/operator.ts'
import { person, type Person } from '#apps/server/testing/people.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { many, run, sql } from '#db/rows.ts'
import { queueNames } from './rules.ts'

const HOUR = 3_600_000

let at: TestApp
let staff: Operator
let mai: Person
let grace: Person
beforeAll(async () => {
  at = await testApp()
  staff = await operator(at)
  mai = await person(at, { account: 'maiqueue' })
  grace = await person(at, { account: 'gracequeue', merchant: 'AMBER' })
})
afterAll(() => at.close())

const queuesOf = async (who: Operator) =>
  new Map((await who.api.workQueues.list()).queues.map((queue) => [queue.name, queue]))

async function flagOf(member: Person, day: string): Promise<void> {
  await run(
    at.app.db,
    sql`
      insert into fraud_flag (member_id, rule, day, newest_at, evidence, raised_at)
      values (${member.id}, 'nearReport', ${day}::date, ${at.clock.now()}, '{}', ${at.clock.now()})
    `,
  )
}

test('M3 counts each queue as its own table has it, by brand, and overdue after the brand’s target', async () => {
  const before = (await queuesOf(staff)).get('risk')
  expect(before).toMatchObject({ count: 0, overdue: 0 })
  await flagOf(mai, '2026-01-01')
  at.clock.forward(30 * HOUR)
  staff = await operator(at) // the first one's session is over
  await flagOf(mai, '2026-01-02')
  await flagOf(grace, '2026-01-02')
  const { count, overdue, brands = [] } = (await queuesOf(staff)).get('risk') ?? {}
  const rows = await many(
    at.app.db,
    sql<{ merchant: string; count: number }>`
      select m.merchant, count(*)::int as count from fraud_flag f join member m on m.id = f.member_id
      where f.state = 'open' group by m.merchant order by m.merchant
    `,
  )
  expect(rows.map(({ merchant, count: own }) => [merchant, own])).toEqual([
    ['AMBER', 1],
    ['JADE', 2],
  ])
  expect({ count, overdue }).toEqual({ count: 3, overdue: 1 })
  expect(brands.toSorted((one, other) => one.merchant.localeCompare(other.merchant))).toEqual([
    { merchant: 'AMBER', count: 1, overdue: 0 },
    { merchant: 'JADE', count: 2, overdue: 1 },
  ])
  await staff.api.settingsOffice.change({
    params: { merchant: 'JADE', name: 'riskReviewHours' },
    body: { value: 72 },
  })
  at.clock.forward(1_500)
  expect((await queuesOf(staff)).get('risk')).toMatchObject({ count: 3, overdue: 0 })
})

test('M3 shows the deposits queue and its figure in the menu with the same number', async () => {
  const menu = (await queuesOf(staff)).get('deposits')
  const { counts, total } = await staff.api.depositsOffice.list({ query: { state: 'open' } })
  expect(menu?.count).toBe(total.count)
  expect(menu?.count).toBe(counts['inReview'] ?? 0)
})

test('M3 names every queue to an owner, and to others only those whose page they may open', async () => {
  expect([...(await queuesOf(staff)).keys()]).toEqual(queueNames)
  const support = await operator(at, { roles: ['support'], account: 'op-support-queues' })
  const names = [...(await queuesOf(support)).keys()]
  expect(names).toContain('service')
  expect(names).not.toContain('papers')
})

test('SYS-03 counts only the rows of an operator’s own brand', async () => {
  const amber = await operator(at, { account: 'op-amber-queues', brands: ['AMBER'] })
  const queue = (await queuesOf(amber)).get('risk')
  expect(queue).toMatchObject({ count: 1, brands: [{ merchant: 'AMBER', count: 1 }] })
})
