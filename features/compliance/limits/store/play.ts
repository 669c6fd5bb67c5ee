import type { Db, Tx } from '#db/pool.ts'
import { many, maybe, one, run, sql } from '#db/rows.ts'
import { accountKey } from '#kit/names/account-key.ts'
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

/**
 * A member's sessions with play that ended after a moment, or not yet: the basis of play time. Our own games, games of vendors and visits
 * to a vendor's own lobby count alike.
 */
export function logInsOf(reader: Db | Tx, memberId: bigint, since: Date): Promise<LogIn[]> {
  return many(
    reader,
    sql<LogIn>`
      select s.id, min(p.opened_at) as from, s.last_seen_at, s.expires_at, s.ended_at
      from member_session_view s
      cross join lateral (
        select opened_at from limits_opening where member_session_id = s.id
      ) p
      where s.member_id = ${memberId} and (s.ended_at is null or s.ended_at > ${since}) and s.last_seen_at > ${since}
      group by s.id, s.last_seen_at, s.expires_at, s.ended_at
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
    // a member opens two games concurrently: both use the same check
    sql`
      insert into play_check (member_id, session_id, started_at, due_at, seen_at)
      values (${memberId}, ${sessionId}, ${startedAt}, ${dueAt}, ${seenAt})
      on conflict (member_id) do update
      set session_id = excluded.session_id, started_at = excluded.started_at, due_at = excluded.due_at, seen_at = excluded.seen_at
    `,
  )
}

/** Pending deposits of a member's wallet: opened and possibly still paid. */
export async function pendingDeposits(tx: Tx | Db, memberId: bigint, now: Date): Promise<Minor> {
  const { sum } = await one(
    tx,
    sql<{ sum: Minor }>`
      select coalesce(sum(amount), 0)::bigint as sum
      from limits_deposit
      where member_id = ${memberId}
        and (state = 'inReview' or (state in ('created', 'pending', 'awaitingSlip') and expires_at > ${now}))
    `,
  )
  return sum
}

export async function hasDeposited(reader: Db | Tx, memberId: bigint): Promise<boolean> {
  const row = await maybe(
    reader,
    sql`select 1 from limits_deposit where member_id = ${memberId} and credited_at is not null limit 1`,
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
      from member_view m
      join merchant_view b on b.code = m.merchant
      where m.id = ${memberId}
    `,
  )
}

/** The member of a brand with this name, in any case or spelling variant; null if there is none. */
export async function memberNamed(db: Db, merchant: string, account: string): Promise<bigint | null> {
  const row = await maybe(
    db,
    sql<{ id: bigint }>`
      select id from member_view where merchant = ${merchant} and account_key = ${accountKey(account)}
    `,
  )
  return row?.id ?? null
}

/** Members whose play was stopped by time and whose stop is over. */
export function stoppedByTime(db: Db, limit: number): Promise<{ readonly memberId: bigint }[]> {
  return many(
    db,
    sql<{ memberId: bigint }>`
      select distinct w.owner as member_id
      from wallet_limit_view g
      join wallet_view w on w.id = g.wallet
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
    // a second reason at the same time: the later end wins
    sql`
      insert into marketing_stop (member_id, until, why, at)
      values (${memberId}, ${until}, ${why}, ${now})
      on conflict (member_id) do update
      set until = case when marketing_stop.until is null then null else greatest(excluded.until, marketing_stop.until) end,
        why = excluded.why, at = excluded.at
    `,
  )
}

/** A member's newest stake or deposit that a ledger guard refused within the last minute. */
export function lastRefusal(
  db: Db,
  memberId: bigint,
): Promise<{ readonly guard: string; readonly at: Date } | null> {
  return maybe(
    db,
    sql<{ guard: string; at: Date }>`
      select r.guard, r.at
      from key_result_view r
      join wallet_view w on w.id = r.wallet
      where r.guard is not null and r.at > clock_timestamp() - interval '1 minute' and w.owner = ${memberId}
      order by r.at desc
      limit 1
    `,
  )
}

/** All jurisdictions and the one each brand follows, as one text: a different text means a change. */
export async function rulesStamp(db: Db): Promise<string> {
  const { stamp } = await one(
    db,
    sql<{ stamp: string }>`
      select md5(concat_ws('|',
        (select string_agg(code || terms::text, ',' order by code) from jurisdiction_pack_view),
        (select string_agg(country || pack, ',' order by country) from jurisdiction_country_view),
        (
          select string_agg(merchant || name || value::text, ',' order by merchant, name)
          from merchant_setting_view
          where name in ('brandPack', 'unknownCountry')
        )
      )) as stamp
    `,
  )
  return stamp
}

export async function rulesSeen(db: Db): Promise<string | null> {
  const row = await maybe(db, sql<{ rulesSeen: string | null }>`select rules_seen from limit_mark`)
  return row?.rulesSeen ?? null
}

export async function setRulesSeen(db: Db, stamp: string): Promise<void> {
  await run(
    db,
    // concurrent workers wrote the same
    sql`
      insert into limit_mark (rules_seen) values (${stamp})
      on conflict (is_only) do update set rules_seen = excluded.rules_seen
    `,
  )
}

/** Members with an open session in which play began. */
export function playersNow(db: Db, now: Date): Promise<{ readonly memberId: bigint }[]> {
  return many(
    db,
    sql<{ memberId: bigint }>`
      select c.member_id
      from play_check c
      join member_session_view s on s.id = c.session_id
      where s.ended_at is null and s.expires_at > ${now}
      order by c.member_id
    `,
  )
}
