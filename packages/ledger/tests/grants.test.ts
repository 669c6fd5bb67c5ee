import { afterAll, beforeAll, expect, test } from 'vitest'
import { many, run, sql } from '#db/rows.ts'
import { openHouse, type House } from './people.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
  await house.member(5)
})
afterAll(() => house.drop())

const tables = [
  'wallet',
  'line',
  'key_result',
  'house_page',
  'house_stripe',
  'house_move',
  'round_seed',
  'hold',
  'round',
  'wallet_limit',
  'closed_day',
  'house_account',
  'posting_kind',
  'book',
  'currency',
  'reconcile_mark',
]

test.each(tables)('M2 the application may read %s and never write it', async (table) => {
  expect(await many(house.db, sql.raw(`select * from ${table} limit 1`))).toBeDefined()
  const { rows } = await sql<{ column: string }>`
    select column_name as "column" from information_schema.columns where table_name = ${table} and is_identity = 'NO'
    order by ordinal_position desc limit 1
  `.execute(house.owner)
  const column = rows[0]!.column
  for (const statement of [
    `update ${table} set "${column}" = "${column}"`,
    `delete from ${table}`,
    `insert into ${table} overriding system value select * from ${table}`,
    `truncate ${table}`,
  ]) {
    await expect(run(house.db, sql.raw(statement))).rejects.toThrow(/permission denied/)
  }
})

test.each(['line', 'house_move', 'key_result', 'closed_day'])(
  'M2 even the owner cannot change %s by accident',
  async (table) => {
    for (const statement of [`delete from ${table}`, `truncate ${table}`]) {
      await expect(run(house.owner, sql.raw(statement))).rejects.toThrow(/append-only/)
    }
  },
)

test('M2 gives the application no access to the ledger’s inner functions', async () => {
  const open = await many<{ name: string }>(
    house.owner,
    sql`
      select p.proname as name
      from pg_proc p
      where p.proname like 'ledger\\_%' and p.provolatile = 'v' and has_function_privilege('fairhouse_app', p.oid, 'execute')
        and not p.prosecdef and p.prorettype <> 'trigger'::regtype
    `,
  )
  expect(open).toEqual([])
})

test('M3 refuses a balance below the floor by a table constraint', async () => {
  await expect(run(house.owner, sql`update wallet set balance = -1 where balance > 0`)).rejects.toThrow(
    /wallet_never_overdrawn/,
  )
})
