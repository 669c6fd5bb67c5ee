import type { Db, Tx } from '#db/pool.ts'
import { many, maybe, one, run, sql } from '#db/rows.ts'
import type { Currency } from '#kit/currency.ts'
import type { Minor } from '#kit/money.ts'

export type LogIn = {
  readonly id: string
  /** When its first game was opened. */
  readonly from: Date
  readonly lastSeenAt: Date
  readonly expiresAt: Date
  readonly endedAt: Date | null
}

/** The log-ins of a member that played and were not over before a moment: what played time is made of. */
export function logInsOf(reader: Db | Tx, memberId: bigint, since: Date): Promise<LogIn[]> {
  return many(
    reader,
    sql<LogIn>`
      select s.id, min(g.opened_at) as from, s.last_seen_at, s.expires_at, s.ended_at
      from member_session s
      join game_session g on g.member_session_id = s.id
      where s.member_id = ${memberId} and (s.ended_at is null or s.ended_at > ${since}) and s.last_seen_at > ${since}
      group by s.id
    `,
  )
}

export type PlayCheck = {
  readonly sessionId: string
  readonly startedAt: Date
  readonly dueAt: Date | null
  readonly seenAt: Date | null
}

export function checkOf(reader: Db | Tx, memberId: bigint): Promise<PlayCheck | null> {
  return maybe(
    reader,
    sql<PlayCheck>`select session_id, started_at, due_at, seen_at from play_check where member_id = ${memberId}`,
  )
}

export async function saveCheck(
  tx: Tx,
  memberId: bigint,
  { sessionId, startedAt, dueAt, seenAt }: PlayCheck,
): Promise<void> {
  await run(
    tx,
    // two games opened at once by one member: both know the same check
    sql`
      insert into play_check (member_id, session_id, started_at, due_at, seen_at)
      values (${memberId}, ${sessionId}, ${startedAt}, ${dueAt}, ${seenAt})
      on conflict (member_id) do update
      set session_id = excluded.session_id, started_at = excluded.started_at, due_at = excluded.due_at, seen_at = excluded.seen_at
    `,
  )
}

/** What is on its way into a member's wallet: deposits that were opened and may still be paid. */
export async function pendingDeposits(tx: Tx | Db, memberId: bigint, now: Date): Promise<Minor> {
  const { sum } = await one(
    tx,
    sql<{ sum: Minor }>`
      select coalesce(sum(amount), 0)::bigint as sum
      from deposit
      where member_id = ${memberId}
        and (state = 'inReview' or (state in ('created', 'pending', 'awaitingSlip') and expires_at > ${now}))
    `,
  )
  return sum
}

export async function hasDeposited(reader: Db | Tx, memberId: bigint): Promise<boolean> {
  const row = await maybe(
    reader,
    sql`select 1 from deposit where member_id = ${memberId} and credited_at is not null limit 1`,
  )
  return row !== null
}

export type MemberFacts = {
  readonly id: bigint
  readonly merchant: string
  readonly account: string
  readonly type: number
  readonly currency: Currency
  readonly registerIp: string
}

export function memberFacts(reader: Db | Tx, memberId: bigint): Promise<MemberFacts | null> {
  return maybe(
    reader,
    sql<MemberFacts>`
      select m.id, m.merchant, m.account, m.type, m.register_ip, case when m.type = 4 then 'FUN' else b.currency end as currency
      from member m
      join merchant b on b.code = m.merchant
      where m.id = ${memberId}
    `,
  )
}

/** Members whose play was stopped by time and may be open again: the stop lies behind them. */
export function stoppedByTime(db: Db, limit: number): Promise<{ readonly memberId: bigint }[]> {
  return many(
    db,
    sql<{ memberId: bigint }>`
      select distinct w.owner as member_id
      from wallet_guard g
      join wallet w on w.id = g.wallet
      where g.play_until <= clock_timestamp()
      order by w.owner
      limit ${limit}
    `,
  )
}

export async function marketingStopOf(
  reader: Db | Tx,
  memberId: bigint,
  now: Date | null,
): Promise<{ readonly why: string; readonly until: Date | null } | null> {
  return maybe(
    reader,
    sql<{ why: string; until: Date | null }>`
      select why, until from marketing_stop where member_id = ${memberId} and (until is null or until > coalesce(${now}::timestamptz, now()))
    `,
  )
}

export async function stopMarketing(
  tx: Db | Tx,
  {
    memberId,
    until,
    why,
    now,
  }: { readonly memberId: bigint; readonly until: Date | null; readonly why: string; readonly now: Date },
): Promise<void> {
  await run(
    tx,
    // a second reason at the same time: the later end stands
    sql`
      insert into marketing_stop (member_id, until, why, at)
      values (${memberId}, ${until}, ${why}, ${now})
      on conflict (member_id) do update
      set until = case when marketing_stop.until is null then null else greatest(excluded.until, marketing_stop.until) end,
        why = excluded.why, at = excluded.at
    `,
  )
}
