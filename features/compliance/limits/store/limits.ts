import type { Db, Tx } from '#db/pool.ts'
import { many, maybe, run, sql } from '#db/rows.ts'
import type { LimitKind, LimitPeriod, Setter, Slot, Value } from '../rules/limits.ts'

export type LimitRow = Slot & {
  readonly setter: Setter
  readonly value: Value
  readonly nextValue: Value
  readonly nextFrom: Date | null
  readonly changedAt: Date
}

/** All limits that the member or an operator set for a member. */
export function limitsOf(reader: Db | Tx, memberId: bigint): Promise<LimitRow[]> {
  return many(
    reader,
    sql<LimitRow>`
      select setter, kind, period, value, next_value, next_from, changed_at from play_limit where member_id = ${memberId}
    `,
  )
}

/**
 * The limits as of a past moment: for each one set or confirmed since then, the value before the first such change. Requests that were
 * waiting then are not included.
 */
export async function limitsAt(reader: Db | Tx, memberId: bigint, at: Date): Promise<LimitRow[]> {
  const [rows, changes] = await Promise.all([
    limitsOf(reader, memberId),
    many(
      reader,
      sql<Slot & { setter: Setter; before: Value }>`
        select distinct on (setter, kind, period) setter, kind, period, value_before as before
        from play_limit_event
        where member_id = ${memberId} and what in ('set', 'confirmed') and at > ${at}
        order by setter, kind, period, id
      `,
    ),
  ])
  return rows.map((row) => {
    const change = changes.find(
      ({ setter, kind, period }) => setter === row.setter && kind === row.kind && period === row.period,
    )
    return change ? { ...row, value: change.before, nextValue: null, nextFrom: null } : row
  })
}

/** Serialises changes of a member's limits, and deposits checked against them (R3, R4). */
export async function lockLimits(tx: Tx, memberId: bigint): Promise<void> {
  await run(tx, sql`select pg_advisory_xact_lock(hashtextextended('limits', ${memberId}))`)
}

export type Saving = Slot & {
  readonly memberId: bigint
  readonly setter: Setter
  readonly value: Value
  readonly nextValue: Value
  readonly nextFrom: Date | null
  readonly now: Date
}

export async function saveLimit(tx: Tx, row: Saving): Promise<void> {
  await run(
    tx,
    // the member's lock is held: a second writer updates the first one's row
    sql`
      insert into play_limit (member_id, setter, kind, period, value, next_value, next_from, changed_at)
      values (
        ${row.memberId}, ${row.setter}, ${row.kind}, ${row.period}, ${row.value}, ${row.nextValue}, ${row.nextFrom}, ${row.now}
      )
      on conflict (member_id, setter, kind, period) do update
      set value = excluded.value, next_value = excluded.next_value, next_from = excluded.next_from, changed_at = excluded.changed_at
    `,
  )
}

export type What = 'set' | 'asked' | 'confirmed' | 'kept' | 'reached'

export type LimitEvent = Slot & {
  readonly memberId: bigint
  readonly setter: Setter | 'jurisdiction'
  readonly what: What
  readonly before: Value
  readonly after: Value
  readonly dueAt?: Date | null
  readonly by?: string | null
  readonly reason?: string | null
  readonly now: Date
}

export async function addLimitEvent(tx: Db | Tx, event: LimitEvent): Promise<void> {
  await run(
    tx,
    sql`
      insert into play_limit_event (
        member_id, setter, kind, period, what, value_before, value_after, due_at, by_account, reason, at
      )
      values (
        ${event.memberId}, ${event.setter}, ${event.kind}, ${event.period}, ${event.what}, ${event.before}, ${event.after},
        ${event.dueAt ?? null}, ${event.by ?? null}, ${event.reason ?? null}, ${event.now}
      )
    `,
  )
}

export type EventRow = {
  readonly id: bigint
  readonly setter: string
  readonly kind: LimitKind
  readonly period: LimitPeriod
  readonly what: What
  readonly before: Value
  readonly after: Value
  readonly dueAt: Date | null
  readonly by: string | null
  readonly reason: string | null
  readonly at: Date
}

/** The history of a member's limits, newest first. */
export function eventsOf(
  db: Db,
  memberId: bigint,
  { before, limit }: { readonly before: bigint | null; readonly limit: number },
): Promise<EventRow[]> {
  return many(
    db,
    sql<EventRow>`
      select id, setter, kind, period, what, value_before as before, value_after as after, due_at, by_account as by, reason, at
      from play_limit_event
      where member_id = ${memberId} and (${before}::bigint is null or id < ${before})
      order by id desc
      limit ${limit}
    `,
  )
}

/** Whether the same limit was recorded as reached since a moment: once a day is enough. */
export async function wasReachedSince(
  tx: Db | Tx,
  { memberId, kind, period, since }: Slot & { readonly memberId: bigint; readonly since: Date },
): Promise<boolean> {
  const row = await maybe(
    tx,
    sql<{ id: bigint }>`
      select id from play_limit_event
      where member_id = ${memberId} and what = 'reached' and kind = ${kind} and period = ${period} and at >= ${since}
      limit 1
    `,
  )
  return row !== null
}

export async function promptAnswerOf(reader: Db | Tx, memberId: bigint): Promise<'set' | 'none' | null> {
  const row = await maybe(
    reader,
    sql<{ answer: 'set' | 'none' }>`select answer from limit_prompt where member_id = ${memberId}`,
  )
  return row?.answer ?? null
}

export async function savePrompt(
  tx: Db | Tx,
  {
    memberId,
    answer,
    now,
  }: { readonly memberId: bigint; readonly answer: 'set' | 'none'; readonly now: Date },
): Promise<void> {
  await run(
    tx,
    // answered in two tabs: the later answer wins
    sql`
      insert into limit_prompt (member_id, answer, at)
      values (${memberId}, ${answer}, ${now})
      on conflict (member_id) do update set answer = excluded.answer, at = excluded.at
    `,
  )
}
