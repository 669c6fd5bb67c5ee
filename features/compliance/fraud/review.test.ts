import { afterAll, beforeAll, expect, test } from 'vitest'
import { operator, type Operator } from '#apps/server/testing/operator.ts'
import { person, type Person } from '#apps/server/testing/people.ts'
import { refusal } from '#apps/server/testing/refusals.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { many, one, sql } from '#db/rows.ts'

let at: TestApp
let linh: Operator
let huy: Operator
let mai: Person
let grace: Person
beforeAll(async () => {
  at = await testApp()
  linh = await operator(at, { account: 'op-linh-review' })
  huy = await operator(at, { account: 'op-huy-review' })
  mai = await person(at, { account: 'maireview' })
  grace = await person(at, { account: 'gracereview', merchant: 'AMBER' })
})
afterAll(() => at.close())

let day = 1
async function flagOf({ id }: Person): Promise<string> {
  const now = at.clock.now()
  const row = await one(
    at.database.owner,
    sql<{ id: string }>`
      insert into fraud_flag (member_id, rule, day, newest_at, evidence, raised_at)
      values (${id}, 'structuring', ${`2026-01-${String(day++).padStart(2, '0')}`}::date, ${now}, '{}', ${now})
      returning id
    `,
  )
  return row.id
}

const REASON = 'checked with the bank'

test('M17 assigns several flags at once; another operator’s flags are skipped and cannot be cleared', async () => {
  const ids = [await flagOf(mai), await flagOf(mai), await flagOf(grace)]
  const [first = '', second = '', third = ''] = ids
  expect(await huy.api.fraud.claim({ body: { ids: [third] } })).toEqual({ done: 1, skipped: 0 })
  expect(await linh.api.fraud.claim({ body: { ids } })).toEqual({ done: 2, skipped: 1 })
  const mine = await linh.api.fraud.flags({ query: { assigned: 'mine' } })
  expect(new Set(mine.flags.map(({ id }) => id))).toEqual(new Set([first, second]))
  const call = { params: { id: third }, body: { reason: REASON } }
  expect(await refusal(linh.api.fraud.clear(call))).toBe('risk.claimed')
  expect(await linh.api.fraud.release({ body: { ids } })).toEqual({ done: 2, skipped: 1 })
  const free = await linh.api.fraud.flags({ query: { assigned: 'none' } })
  expect(new Set(free.flags.map(({ id }) => id))).toEqual(new Set([first, second]))
})

test('M17 B3 clears several flags with one explanation, each with its own entry in the audit log', async () => {
  const ids = [await flagOf(mai), await flagOf(mai)]
  expect(await linh.api.fraud.clearAll({ body: { ids, reason: REASON } })).toEqual({ done: 2, skipped: 0 })
  expect(await linh.api.fraud.clearAll({ body: { ids, reason: REASON } })).toEqual({ done: 0, skipped: 2 })
  const entries = await many(
    at.database.owner,
    sql<{ object: string; reason: string }>`
      select object, reason from audit_entry where action = 'risk.clear' and object = any(${ids.map((id) => `riskFlag:${id}`)})
    `,
  )
  expect(entries.map(({ reason }) => reason)).toEqual([REASON, REASON])
})

test('M17 SYS-03 filters flags by brand and account, and keeps other brands from an operator of one brand', async () => {
  const [own, other] = [await flagOf(grace), await flagOf(mai)]
  const { flags, counts } = await linh.api.fraud.flags({ query: { merchant: 'AMBER' } })
  expect(flags.every(({ merchant }) => merchant === 'AMBER')).toBe(true)
  const open = counts.filter(({ state }) => state === 'open').reduce((sum, { count }) => sum + count, 0)
  expect(open).toBe(flags.length)
  const found = (await linh.api.fraud.flags({ query: { find: 'gracerev' } })).flags
  expect(found.map(({ account }) => account)).toContain('gracereview')
  expect(found.some(({ account }) => account === 'maireview')).toBe(false)
  const amber = await operator(at, { account: 'op-amber-review', brands: ['AMBER'] })
  expect((await amber.api.fraud.flags()).flags.some(({ merchant }) => merchant === 'JADE')).toBe(false)
  expect(await amber.api.fraud.clearAll({ body: { ids: [own, other], reason: REASON } })).toEqual({
    done: 1,
    skipped: 1,
  })
})
