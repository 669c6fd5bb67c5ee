import type { Db, Tx } from '#db/pool.ts'
import { many, maybe, one, run, sql } from '#db/rows.ts'

export type Mark = { readonly batch: bigint; readonly depositsAt: Date }

/** How far facts are counted, locked: two workers never take the same ones. Null before the first run. */
export function lockMark(tx: Tx): Promise<Mark | null> {
  return maybe(tx, sql<Mark>`select batch, deposits_at from mission_mark for update`)
}

/** The first mark; a concurrent first run of another worker keeps its own. */
export async function insertMark(tx: Tx, { batch, depositsAt }: Mark): Promise<void> {
  await run(
    tx,
    sql`insert into mission_mark (batch, deposits_at) values (${batch}, ${depositsAt}) on conflict (is_only) do nothing`,
  )
}

export async function moveMark(tx: Tx, batch: bigint): Promise<void> {
  await run(tx, sql`update mission_mark set batch = ${batch}`)
}

export async function moveDepositMark(tx: Tx, at: Date): Promise<void> {
  await run(tx, sql`update mission_mark set deposits_at = greatest(deposits_at, ${at})`)
}

type Span = { readonly after: bigint; readonly to: bigint; readonly now: Date }

/**
 * Adds the facts of the batches in (after, to] to the progress, in order of the primary key; returns the members concerned. Only under the
 * lock of the mark: each fact is added once.
 */
export async function addFacts(tx: Tx, { after, to, now }: Span): Promise<bigint[]> {
  const rows = await many(
    tx,
    sql<{ memberId: bigint }>`select distinct a.member_id from mission_add(${after}, ${to}, ${now}) a`,
  )
  return rows.map(({ memberId }) => memberId)
}

/** Counts deposits again for everyone who had one credited since a moment; repeating it changes nothing. Returns the members concerned. */
export async function countDeposits(tx: Tx, since: Date, now: Date): Promise<bigint[]> {
  const rows = await many(
    tx,
    sql<{ memberId: bigint }>`
      insert into mission_progress (member_id, mission, period, done, target, due_at, updated_at)
      select n.member_id, n.mission, n.period, c.done, n.target, case when c.done >= n.target then ${now}::timestamptz end, ${now}
      from (
        select distinct d.member_id, m.id as mission, m.starts_at, m.ends_at, (m.data->'goal'->>'least')::bigint as least,
          (m.data->'goal'->>'count')::bigint as target, m.data->>'period' as kind, b.time_zone as zone,
          (m.starts_at at time zone b.time_zone)::date as first,
          mission_period(m.data->>'period', (d.credited_at at time zone b.time_zone)::date,
            (m.starts_at at time zone b.time_zone)::date) as period
        from deposit_view d
        join mission m on m.merchant = d.merchant and m.currency = d.currency and m.state = 'live'
          and m.data->'goal'->>'kind' = 'deposits'
        join merchant_view b on b.code = d.merchant
        where d.credited_at > ${since} and d.credited_at >= m.starts_at and (m.ends_at is null or d.credited_at < m.ends_at)
      ) n
      cross join lateral (
        select count(*) as done
        from deposit_view d
        where d.member_id = n.member_id and d.credited_at >= n.starts_at and (n.ends_at is null or d.credited_at < n.ends_at)
          and d.amount >= n.least
          and mission_period(n.kind, (d.credited_at at time zone n.zone)::date, n.first) = n.period
      ) c
      where c.done > 0
      order by 1, 2, 3
      on conflict (member_id, mission, period) do update
      set done = excluded.done, updated_at = excluded.updated_at,
        due_at = case
          when (excluded.done >= mission_progress.target) = (mission_progress.reached_at is not null) then mission_progress.due_at
          else excluded.updated_at
        end
      where mission_progress.done <> excluded.done
      returning member_id
    `,
  )
  return [...new Set(rows.map(({ memberId }) => memberId))]
}

/** Counts what is complete of the accounts of members who were here since a moment. Returns the members concerned. */
export async function countAccounts(tx: Tx, since: Date, now: Date): Promise<bigint[]> {
  const rows = await many(
    tx,
    sql<{ memberId: bigint }>`
      insert into mission_progress (member_id, mission, period, done, target, due_at, updated_at)
      select v.id, m.id, (m.starts_at at time zone b.time_zone)::date, 1, 1, ${now}, ${now}
      from mission m
      join merchant_view b on b.code = m.merchant
      join member_view v on v.merchant = m.merchant and v.type <> 4
      where m.state = 'live' and m.data->'goal'->>'kind' = 'account' and m.starts_at <= ${now}
        and (m.ends_at is null or m.ends_at > ${now})
        and v.id in (select s.member_id from member_session_view s where s.last_seen_at > ${since})
        and case m.data->'goal'->>'part'
          when 'email' then v.email_verified_at is not null
          when 'mobile' then v.mobile_verified_at is not null
          when 'profile' then v.nickname is not null and v.payee_name is not null and v.birthday is not null
          else exists (select from identity_document_view i where i.member_id = v.id and i.state = 'approved')
        end
      order by 1, 2
      on conflict do nothing
      returning member_id
    `,
  )
  return [...new Set(rows.map(({ memberId }) => memberId))]
}

export type Due = {
  readonly memberId: bigint
  readonly mission: string
  readonly period: string
  readonly done: bigint
  readonly target: bigint
  readonly turn: number
  readonly rewardId: string | null
  readonly reward: string | null
}

/** Progress whose reward is to be decided, locked; rows that another worker has are skipped. */
export function lockDue(tx: Tx, now: Date, limit: number): Promise<Due[]> {
  return many(
    tx,
    sql<Due>`
      select p.member_id, p.mission, p.period::text as period, p.done, p.target, p.turn, p.reward_id, r.state as reward
      from mission_progress p
      left join reward_view r on r.id = p.reward_id
      where p.due_at <= ${now}
      order by p.due_at
      limit ${limit}
      for update of p skip locked
    `,
  )
}

export type Decided = {
  readonly reward: string | null
  readonly turn: number
  readonly reachedAt: Date | null
  /** When to decide again; null: when the progress changes. */
  readonly dueAt: Date | null
}

export async function decideProgress(
  tx: Tx,
  { memberId, mission, period }: Pick<Due, 'memberId' | 'mission' | 'period'>,
  { reward, turn, reachedAt, dueAt }: Decided,
): Promise<void> {
  await run(
    tx,
    sql`
      update mission_progress
      set reward_id = ${reward}, turn = ${turn}, reached_at = ${reachedAt}, due_at = ${dueAt}
      where member_id = ${memberId} and mission = ${mission} and period = ${period}::date
    `,
  )
}

export type Progress = {
  readonly mission: string
  readonly period: string
  readonly done: bigint
  readonly rewardId: string | null
  readonly reward: string | null
  readonly claimUntil: Date | null
}

/** A member's progress in the given periods of missions, and in every one whose reward waits to be claimed. */
export function progressOf(
  db: Db,
  memberId: bigint,
  of: readonly { readonly mission: string; readonly period: string }[],
): Promise<Progress[]> {
  return many(
    db,
    sql<Progress>`
      select p.mission, p.period::text as period, p.done, p.reward_id, r.state as reward, r.claim_until
      from mission_progress p
      left join reward_view r on r.id = p.reward_id
      where p.member_id = ${memberId} and (r.state = 'offered' or (p.mission, p.period) in (
        select *
        from unnest(${of.map(({ mission }) => mission)}::uuid[], ${of.map(({ period }) => period)}::date[])
      ))
      order by p.period, p.mission
    `,
  )
}

/** Whether a live mission has this kind of goal: without one the job reads nothing. */
export async function goalsInUse(db: Db, now: Date): Promise<readonly string[]> {
  const rows = await many(
    db,
    sql<{ kind: string }>`
      select distinct m.data->'goal'->>'kind' as kind
      from mission m
      where m.state = 'live' and m.starts_at <= ${now} and (m.ends_at is null or m.ends_at > ${now}::timestamptz - interval '3 days')
    `,
  )
  return rows.map(({ kind }) => kind)
}

/** The days of a brand that a page needs: today's, the Monday before, and the zone. */
export function daysOf(
  reader: Db | Tx,
  merchant: string,
  now: Date,
): Promise<{ readonly day: string; readonly monday: string; readonly zone: string }> {
  return one(
    reader,
    sql<{ day: string; monday: string; zone: string }>`
      select d.day::text as day, date_trunc('week', d.day)::date::text as monday, m.time_zone as zone
      from merchant_view m
      cross join lateral (select (${now}::timestamptz at time zone m.time_zone)::date as day) d
      where m.code = ${merchant}
    `,
  )
}
