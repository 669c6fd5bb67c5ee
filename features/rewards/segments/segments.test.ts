import { afterAll, beforeAll, expect, test } from 'vitest'
import { operator } from '#apps/server/testing/operator.ts'
import { person } from '#apps/server/testing/people.ts'
import { refusal } from '#apps/server/testing/refusals.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { run, sql } from '#db/rows.ts'
import { major } from '#kit/money.ts'
import type { Condition } from './rules/conditions.ts'
import { countSegments } from './service/office.ts'

let at: TestApp
beforeAll(async () => {
  at = await testApp()
})
afterAll(() => at.close())

const rich: Condition = { kind: 'balance', least: major(50).toString(), most: null }

test('PRO-01 an operator saves a segment, and sees how many members it has', async () => {
  const linh = await operator(at, { roles: ['supervisor'] })
  const mai = await person(at, { balance: major(60) })
  await person(at, { balance: major(10) })
  await person(at, { balance: major(60), merchant: 'AMBER' })
  const counted = await linh.api.segmentsOffice.count({ body: { merchant: 'JADE', conditions: [rich] } })
  expect([counted.members, counted.of, counted.sample.map(({ id }) => id)]).toEqual([1, 2, [mai.id]])

  const body = { merchant: 'JADE', id: null, name: 'Rich', conditions: [rich] }
  expect(await refusal(linh.alone.segmentsOffice.save({ body }))).toBe('approvals.sent')
  const { id } = await linh.api.segmentsOffice.save({ body })
  expect(await refusal(linh.api.segmentsOffice.save({ body: { ...body, name: 'rich' } }))).toBe(
    'segments.taken',
  )
  const nested = { ...body, name: 'Nested', conditions: [{ kind: 'segment', segment: id } as const] }
  expect(await refusal(linh.api.segmentsOffice.save({ body: nested }))).toBe('segments.unsound')
  const foreign = { ...body, merchant: 'AMBER', id, name: 'Stolen' }
  expect(await refusal(linh.api.segmentsOffice.save({ body: foreign }))).toBe('segments.unknown')

  await person(at, { balance: major(70) })
  await countSegments(at.app)
  const { rows } = await linh.api.segmentsOffice.list({ query: { merchant: 'JADE' } })
  expect(rows.map(({ name, members }) => [name, members])).toEqual([['Rich', 2]])
  const within = [{ kind: 'segment', segment: id, not: true } as const]
  expect(
    (await linh.api.segmentsOffice.count({ body: { merchant: 'JADE', conditions: within } })).members,
  ).toBe(1)
})

test('PRO-01 conditions name labels, countries and jurisdictions', async () => {
  const linh = await operator(at, { roles: ['supervisor'] })
  const owner = at.database.owner
  const mai = await person(at)
  await run(owner, sql`update member set register_ip = '14.160.0.1' where id = ${mai.id}`)
  await run(
    owner,
    sql`
      with made as (
        insert into member_label (merchant, name, is_shown, created_by, created_at) values ('JADE', 'Friend', true, 'op', now()) returning id
      )
      insert into member_labelled (member_id, label, set_by, set_at) select ${mai.id}, id, 'op', now() from made
    `,
  )
  const choices = await linh.api.segmentsOffice.choices({ query: { merchant: 'JADE' } })
  const label = choices.traits.find(({ trait }) => trait === 'label')!.values[0]!.value
  expect(choices.countries).toEqual(['VN'])
  const members = async (...conditions: Condition[]) =>
    (await linh.api.segmentsOffice.count({ body: { merchant: 'JADE', conditions } })).members
  const all = await members()
  expect(await members({ kind: 'trait', trait: 'label', any: [label] })).toBe(1)
  expect(await members({ kind: 'trait', trait: 'label', any: [label], not: true })).toBe(all - 1)
  expect(await members({ kind: 'country', any: ['VN'] })).toBe(1)
  const packs = choices.jurisdictions.map(({ value }) => value)
  expect(await members({ kind: 'jurisdiction', any: packs })).toBe(all)
})
