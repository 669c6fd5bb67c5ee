import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { major } from '#kit/money.ts'
import { person } from '#apps/server/testing/people.ts'
import { withStatements } from '#apps/server/testing/statements.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { callerOf } from '#features/play/shared-rounds/testing/toys.ts'
import { openTable } from '../../testing/tables.ts'
import { tableOf } from '../catalogue.ts'
import { placeBets } from './place.ts'

let at: TestApp
beforeAll(async () => {
  at = await testApp()
})
afterAll(() => at.close())

test('STU-02 ten members who bet at once on a new round read once what it belongs to, and once whether bets are taken', async () => {
  const { app, statements } = withStatements(at.app)
  const round = await openTable(at, tableOf('BAC1')!)
  const members = await Promise.all(
    Array.from({ length: 10 }, async () => callerOf(at, await person(at, { balance: major(1_000_000) }))),
  )
  const body = { round, bets: [{ key: 'banker', stake: major(10_000) }] }
  const placed = await Promise.all(
    members.map((member) =>
      placeBets(app, { params: { table: 'BAC1' }, body }, { member, key: randomUUID() }),
    ),
  )
  expect(placed.map((each) => 'slip' in each)).toEqual(members.map(() => true))
  const readings = (text: string) => statements.filter((each) => each.includes(text)).length
  expect(readings('select id, series, number, label, closes_at, draws_at from shared_round where id =')).toBe(
    1,
  )
  expect(readings('select key from shared_series where key = any')).toBe(1)
})
