import type { Db, Tx } from '#db/pool.ts'
import { many, maybe, one, run, sql } from '#db/rows.ts'
import type { Window } from '#db/review/pages.ts'
import type { PostbackEvent, Problem } from './rules/postback.ts'

type Reader = Db | Tx

export type Postback = {
  readonly id: string
  readonly event: PostbackEvent
  readonly url: string
  readonly createdAt: Date
}

export function postbacksOf(reader: Reader, memberId: bigint): Promise<Postback[]> {
  return many(
    reader,
    sql<Postback>`
      select id, event, url, created_at from postback where member_id = ${memberId} and is_on order by event, created_at
    `,
  )
}

export async function insertPostback(
  tx: Tx,
  given: {
    readonly memberId: bigint
    readonly merchant: string
    readonly event: PostbackEvent
    readonly url: string
    readonly now: Date
  },
): Promise<string> {
  const { id } = await one(
    tx,
    sql<{ id: string }>`
      insert into postback (member_id, merchant, event, url, created_at)
      values (${given.memberId}, ${given.merchant}, ${given.event}, ${given.url}, ${given.now})
      returning id
    `,
  )
  return id
}

/** Switches an address off, and drops what waits for it; false if the affiliate has none of this ID. */
export async function removePostback(
  tx: Tx,
  of: { readonly id: string; readonly memberId: bigint },
): Promise<boolean> {
  const removed = await run(
    tx,
    sql`update postback set is_on = false where id = ${of.id} and member_id = ${of.memberId} and is_on`,
  )
  await run(
    tx,
    sql`update postback_delivery set state = 'failed' where postback = ${of.id} and state = 'waiting' and ${removed} > 0`,
  )
  return removed > 0
}

export type NewDelivery = {
  readonly postback: string
  readonly memberId: bigint
  readonly key: string
  readonly event: string
  readonly url: string
  readonly now: Date
}

/** Queues what is told; the same occasion again queues nothing. */
export async function insertDelivery(tx: Tx, given: NewDelivery): Promise<void> {
  await run(
    tx,
    // two workers see the same event: it is told once
    sql`
      insert into postback_delivery (postback, member_id, key, event, url, next_at, created_at)
      values (${given.postback}, ${given.memberId}, ${given.key}, ${given.event}, ${given.url}, ${given.now}, ${given.now})
      on conflict (postback, key) do nothing
    `,
  )
}

export type PlayerFacts = {
  readonly number: bigint
  readonly code: string
  readonly subId: string
  readonly click: string | null
  readonly country: string
  readonly merchant: string
  readonly currency: string
}

/** What macros tell of a player. */
export function playerFacts(reader: Reader, memberId: bigint): Promise<PlayerFacts | null> {
  return maybe(
    reader,
    sql<PlayerFacts>`
      select p.number, p.code, p.sub_id, p.click, p.country, p.merchant, b.currency
      from affiliate_player_view p
      join merchant_view b on b.code = p.merchant
      where p.member_id = ${memberId}
    `,
  )
}

export type PaidStatement = {
  readonly postback: string
  readonly url: string
  readonly memberId: bigint
  readonly number: bigint
  readonly amount: bigint
  readonly currency: string
  readonly at: Date
}

/** Commission that was stated since an address exists and has not been told to it. */
export function untoldCommission(reader: Reader, since: Date): Promise<PaidStatement[]> {
  return many(
    reader,
    sql<PaidStatement>`
      select p.id as postback, p.url, s.member_id, s.number, s.amount, b.currency, s.settled_at as at
      from postback p
      join agent_statement_view s on s.member_id = p.member_id and s.kind = 'affiliate' and s.amount > 0
      join merchant_view b on b.code = s.merchant
      where p.event = 'commission' and p.is_on and s.settled_at >= greatest(p.created_at, ${since}) and not exists (
        select from postback_delivery d where d.postback = p.id and d.key = 'commission:' || s.number
      )
      order by s.number
      limit 500
    `,
  )
}

export type Due = {
  readonly number: bigint
  readonly memberId: bigint
  readonly url: string
  readonly tries: number
}

/** Takes the next deliveries for a while: another worker, or this one after a crash, takes them again when it is over. */
export function takeDue(
  tx: Tx,
  { now, until, limit }: { readonly now: Date; readonly until: Date; readonly limit: number },
): Promise<Due[]> {
  return many(
    tx,
    sql<Due>`
      update postback_delivery d
      set tries = d.tries + 1, next_at = ${until}
      from (
        select number from postback_delivery where state = 'waiting' and next_at <= ${now} order by next_at limit ${limit} for update skip locked
      ) t
      where d.number = t.number
      returning d.number, d.member_id, d.url, d.tries
    `,
  )
}

export type Outcome = {
  readonly number: bigint
  readonly status: number | null
  readonly problem: Problem | null
  /** Null: no further attempt. */
  readonly nextAt: Date | null
  readonly now: Date
}

export async function noteOutcome(tx: Tx, { number, status, problem, nextAt, now }: Outcome): Promise<void> {
  const state = problem === null ? 'sent' : nextAt === null ? 'failed' : 'waiting'
  await run(
    tx,
    sql`
      update postback_delivery
      set state = ${state}, status = ${status}, problem = ${problem}, next_at = ${nextAt ?? now}, sent_at = ${problem === null ? now : null}
      where number = ${number} and state = 'waiting'
    `,
  )
}

export type LogRow = {
  readonly number: bigint
  readonly event: string
  readonly url: string
  readonly state: 'waiting' | 'sent' | 'failed'
  readonly tries: number
  readonly nextAt: Date
  readonly status: number | null
  readonly problem: Problem | null
  readonly createdAt: Date
}

export function logOf(reader: Reader, memberId: bigint, { below, limit }: Window): Promise<LogRow[]> {
  return many(
    reader,
    sql<LogRow>`
      select number, event, url, state, tries, next_at, status, problem, created_at
      from postback_delivery
      where member_id = ${memberId} and (${below}::bigint is null or number < ${below})
      order by number desc
      limit ${limit}
    `,
  )
}
