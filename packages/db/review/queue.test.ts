import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '../testdb.ts'
import { inTransaction } from '../pool.ts'
import { sql } from '../rows.ts'
import { claimsOf } from './claims.ts'
import { pageOf, windowOf } from './pages.ts'
import { isBetween, isFound, orderQueue } from './queue.ts'

let base: TestDatabase
beforeAll(async () => {
  base = await freshDatabase()
  await sql`
    create table parcel_owner (id bigint primary key, account_key text not null)
  `.execute(base.owner)
  await sql`
    create table parcel (
      id uuid primary key default gen_random_uuid(), number bigint not null, member_id bigint not null, state text not null,
      amount bigint not null, claimed_by uuid, claimed_by_account text, claimed_at timestamptz
    )
  `.execute(base.owner)
  await sql`insert into parcel_owner values (7, 'mai'), (8, 'minh'), (9, 'an')`.execute(base.owner)
  await sql`
    insert into parcel (number, member_id, state, amount)
    values (1, 7, 'new', 100), (2, 8, 'new', 200), (3, 7, 'held', 300), (4, 9, 'done', 400), (5, 8, 'done', 500)
  `.execute(base.owner)
})
afterAll(() => base.drop())

type Row = { readonly id: string; readonly number: bigint; readonly state: string }

const queue = orderQueue<Row>({
  alias: 'p',
  columns: sql`p.id, p.number, p.state`,
  joined: sql`from parcel p join parcel_owner o on o.id = p.member_id`,
  open: ['new', 'held'],
  waiting: ['new'],
})
const all = sql`true`

async function numbers(state: string | null, before?: string, limit = 10): Promise<number[]> {
  const window = windowOf({ before }, limit)
  return pageOf(await queue.page(base.owner, state, all, window), window).shown.map(({ number }) =>
    Number(number),
  )
}

test('CSH-02 lists pending orders oldest first and all others newest first, page by page', async () => {
  expect(await numbers('open')).toEqual([1, 2, 3])
  expect(await numbers('new')).toEqual([1, 2])
  expect(await numbers('new', '1')).toEqual([2])
  expect(await numbers('done')).toEqual([5, 4])
  expect(await numbers(null)).toEqual([5, 4, 3, 2, 1])
  expect(await numbers(null, '4', 2)).toEqual([3, 2])
})

test('CSH-02 counts each state of a filter and totals the chosen one', async () => {
  const ofMinh = sql`p.member_id = 8`
  expect(await queue.counts(base.owner, ofMinh)).toEqual(
    expect.arrayContaining([
      { state: 'new', count: 1 },
      { state: 'done', count: 1 },
    ]),
  )
  expect(await queue.total(base.owner, 'open', all)).toEqual({ count: 3, amount: 600n })
  expect(await queue.total(base.owner, 'done', ofMinh)).toEqual({ count: 1, amount: 500n })
})

test('CSH-02 finds an order by reference in any case, by number, by member and by the start of an account', async () => {
  const found = async (find: string | null) => {
    const fits = isFound(find, { mark: 'P', alias: 'p', account: 'o' })
    return Number((await queue.total(base.owner, null, fits)).amount)
  }
  expect(await found(null)).toBe(1_500)
  expect(await found('p-3')).toBe(300)
  expect(await found('4')).toBe(400)
  expect(await found('7')).toBe(400) // parcels 1 and 3 of member 7
  expect(await found('M')).toBe(1_100)
  expect(await found('%')).toBe(0)
  expect((await queue.total(base.owner, null, isBetween('an', ['o']))).count).toBe(1)
  expect((await queue.total(base.owner, null, isBetween(null, ['o']))).count).toBe(5)
})

test('CSH-02 a claim names its operator and may set the state; a release clears it', async () => {
  const [first] = await queue.page(base.owner, 'new', all, { below: null, limit: 1 })
  const id = first?.id ?? ''
  const read = async () =>
    (
      await sql<{
        state: string
        by: string | null
      }>`select state, claimed_by_account as by from parcel where id = ${id}`.execute(base.owner)
    ).rows[0]
  const claim = { operator: '00000000-0000-4000-8000-000000000001', account: 'linh', now: new Date(0) }
  await inTransaction(base.owner, (tx) => claimsOf('parcel').set(tx, id, claim, 'held'))
  expect(await read()).toEqual({ state: 'held', by: 'linh' })
  await inTransaction(base.owner, (tx) => claimsOf('parcel').set(tx, id, null))
  expect(await read()).toEqual({ state: 'held', by: null })
})
