import type { Db, Tx } from '#db/pool.ts'
import { many, maybe, run, sql, type Sql } from '#db/rows.ts'
import { rangeBelow, type Line, type Person } from './rules/policy.ts'
import { isRight, type Right } from './rules/rights.ts'

type Reader = Db | Tx

type Row = {
  readonly id: bigint
  readonly merchant: string
  readonly type: number
  readonly state: 'open' | 'locked' | 'closed'
  readonly account: string
  readonly line: readonly string[]
}

/** A member with its place in the tree. */
export type Placed = Person & { readonly account: string; readonly state: Row['state'] }

export const lineOf = (line: readonly string[]): Line => line.map(BigInt)

const placed = (row: Row): Placed => ({ ...row, line: lineOf(row.line) })

/** Members strictly below a root, for the `where` of a query that calls `member_view` m: one range of its index. */
export function below(root: Line): Sql<unknown> {
  const { from, to } = rangeBelow(root)
  return sql`m.line > ${from}::bigint[] and m.line < ${to}::bigint[]`
}

/** The same with the root itself. */
export function within(root: Line): Sql<unknown> {
  const { from, to } = rangeBelow(root)
  return sql`m.line >= ${from}::bigint[] and m.line < ${to}::bigint[]`
}

export async function placedById(reader: Reader, id: bigint): Promise<Placed | null> {
  const row = await maybe(
    reader,
    sql<Row>`
      select id, merchant, type, state, account, line::text[] as line
      from member_view
      where id = ${id}
    `,
  )
  return row && placed(row)
}

export async function rightsOf(reader: Reader, memberId: bigint): Promise<Right[]> {
  const row = await maybe(
    reader,
    sql<{ rights: string[] }>`select rights from agent_staff where member_id = ${memberId}`,
  )
  return (row?.rights ?? []).filter(isRight)
}

/** Grants a staff account these rights, and no others. */
export async function setRights(
  tx: Tx,
  given: {
    readonly memberId: bigint
    readonly rights: readonly Right[]
    readonly by: bigint
    readonly now: Date
  },
): Promise<void> {
  await run(
    tx,
    // two changes at a time: the later one applies
    sql`
      insert into agent_staff (member_id, rights, granted_by, granted_at)
      values (${given.memberId}, ${[...given.rights]}::text[], ${given.by}, ${given.now})
      on conflict (member_id) do update
      set rights = excluded.rights, granted_by = excluded.granted_by, granted_at = excluded.granted_at
    `,
  )
}

export type Rate = { readonly category: string; readonly ppm: number }

/** The rates that are valid at a moment; a category without a row is 0. */
export function ratesAt(reader: Reader, memberId: bigint, at: Date): Promise<Rate[]> {
  return many(
    reader,
    sql<Rate>`
      select category, ppm
      from agent_rate_view
      where member_id = ${memberId} and from_at <= ${at} and until_at > ${at} and ppm > 0
      order by category
    `,
  )
}

/** The highest rate per category among a member's direct downline. */
export function ratesBelow(reader: Reader, memberId: bigint, at: Date): Promise<Rate[]> {
  return many(
    reader,
    sql<Rate>`
      select r.category, max(r.ppm) as ppm
      from member_view m
      join agent_rate_view r on r.member_id = m.id
      where m.upline_id = ${memberId} and r.from_at <= ${at} and r.until_at > ${at}
      group by r.category
    `,
  )
}

/** Serialises changes of rates around one agent: its own, and those of its direct downline. */
export async function lockRates(tx: Tx, agentIds: readonly bigint[]): Promise<void> {
  const sorted = agentIds.toSorted((a, b) => (a < b ? -1 : 1))
  for (const id of sorted)
    await sql`select pg_advisory_xact_lock(hashtextextended('agent.rates', ${id}))`.execute(tx)
}

export async function insertRates(
  tx: Tx,
  given: {
    readonly memberId: bigint
    readonly rates: readonly Rate[]
    readonly by: bigint | null
    readonly now: Date
  },
): Promise<void> {
  await run(
    tx,
    // a second change in the same millisecond replaces nothing: the first is kept, and the caller's lock makes that impossible in practice
    sql`
      insert into agent_rate (member_id, category, from_at, ppm, set_by)
      select ${given.memberId}, r.category, ${given.now}, r.ppm, ${given.by}
      from jsonb_to_recordset(${JSON.stringify(given.rates)}::jsonb) as r (category text, ppm int)
      on conflict (member_id, category, from_at) do nothing
    `,
  )
}

export async function labelsOf(reader: Reader, owner: bigint, memberId: bigint): Promise<string[]> {
  const rows = await many(
    reader,
    sql<{ label: string }>`
      select label
      from agent_label
      where owner_id = ${owner} and member_id = ${memberId}
      order by label
    `,
  )
  return rows.map(({ label }) => label)
}

/** Replaces the labels that an agent gave a member. */
export async function setLabels(
  tx: Tx,
  given: { readonly owner: bigint; readonly memberId: bigint; readonly labels: readonly string[] },
): Promise<void> {
  await run(
    tx,
    sql`delete from agent_label where owner_id = ${given.owner} and member_id = ${given.memberId}`,
  )
  await run(
    tx,
    // two changes at a time: a label of both is kept once
    sql`
      insert into agent_label (owner_id, member_id, label)
      select ${given.owner}, ${given.memberId}, l.label
      from unnest(${[...new Set(given.labels)]}::text[]) as l (label)
      on conflict (owner_id, member_id, label) do nothing
    `,
  )
}
