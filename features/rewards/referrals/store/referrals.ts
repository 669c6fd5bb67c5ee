import type { Db, Tx } from '#db/pool.ts'
import { many, maybe, one, run, sql } from '#db/rows.ts'
import type { Currency } from '#kit/currency.ts'
import { LATE_MS, type ReferralState, type Signal, type Term } from '../rules/referral.ts'

export type NewReferral = {
  readonly memberId: bigint
  readonly referrerId: bigint
  readonly merchant: string
  readonly currency: Currency
  /** The promotions that are live now. */
  readonly terms: readonly Pick<Term, 'promotion' | 'side' | 'deposit' | 'turnover' | 'until'>[]
  readonly now: Date
}

/** Records a friend's registration with the conditions of that moment; without any nothing can be given. */
export async function insertReferral(tx: Tx, of: NewReferral): Promise<void> {
  await run(
    tx,
    sql`
      insert into referral (member_id, merchant, currency, referrer_id, at, state)
      values (${of.memberId}, ${of.merchant}, ${of.currency}, ${of.referrerId}, ${of.now}, ${of.terms.length ? 'open' : 'closed'})
    `,
  )
  for (const { promotion, side, deposit, turnover, until } of of.terms)
    await run(
      tx,
      sql`
        insert into referral_term (member_id, promotion, side, deposit, turnover, until)
        values (${of.memberId}, ${promotion}, ${side}, ${deposit}, ${turnover}, ${until})
      `,
    )
}

/** What the friend `r` has done until the end of the term `t`. */
const done = sql.raw(`
  cross join lateral (
    select coalesce(max(d.amount), 0)::bigint as deposited from deposit_view d
    where d.member_id = r.member_id and d.currency = r.currency and d.credited_at < t.until
  ) d
  cross join lateral (
    select coalesce(sum(y.valid_bets), 0)::bigint as played from figure_play y
    where y.member_id = r.member_id and y.currency = r.currency and y.at < t.until
  ) y
`)

/** Friends of whom a term may be decided, in the order of their IDs, after one of them. */
export async function dueFriends(
  db: Db,
  { after, limit, now }: { readonly after: bigint; readonly limit: number; readonly now: Date },
): Promise<bigint[]> {
  const over = new Date(now.getTime() - LATE_MS)
  const rows = await many(
    db,
    sql<{ memberId: bigint }>`
      select r.member_id
      from referral r
      where r.state in ('open', 'approved') and r.member_id > ${after} and exists (
        select from referral_term t
        where t.member_id = r.member_id and t.state = 'open' and (
          t.until <= ${over}
          -- deposits first: most friends without one need no sum of bets
          or exists (
            select from deposit_view d
            where d.member_id = r.member_id and d.currency = r.currency and d.credited_at < t.until and d.amount >= t.deposit
          ) and (
            select coalesce(sum(y.valid_bets), 0) from figure_play y
            where y.member_id = r.member_id and y.currency = r.currency and y.at < t.until
          ) >= t.turnover
        )
      )
      order by r.member_id
      limit ${limit}
    `,
  )
  return rows.map(({ memberId }) => memberId)
}

export type Referral = {
  readonly id: string
  readonly memberId: bigint
  readonly referrerId: bigint
  readonly merchant: string
  readonly at: Date
  readonly state: ReferralState
  readonly signals: readonly Signal[]
}

const own = sql.raw('r.id, r.member_id, r.referrer_id, r.merchant, r.at, r.state, r.signals')

/** A friend's referral, locked; null where another worker has it, or there is none that waits. */
export function takeReferral(tx: Tx, memberId: bigint): Promise<Referral | null> {
  return maybe(
    tx,
    sql<Referral>`
      select ${own}
      from referral r
      where r.member_id = ${memberId} and r.state in ('open', 'approved')
      for update skip locked
    `,
  )
}

/** A referral of a brand, locked: operators' decisions wait for each other and for the job. */
export function lockReferral(tx: Tx, id: string, merchant: string): Promise<Referral | null> {
  return maybe(
    tx,
    sql<Referral>`select ${own} from referral r where r.id = ${id} and r.merchant = ${merchant} for update`,
  )
}

/** The open terms of a friend with what counts for them; the friend's first, in the order of the promotions' IDs: that of their locks. */
export function openTerms(tx: Tx, memberId: bigint): Promise<Term[]> {
  return many(
    tx,
    sql<Term>`
      select t.promotion, t.side, t.deposit, t.turnover, t.until, d.deposited, y.played
      from referral r
      join referral_term t on t.member_id = r.member_id and t.state = 'open'
      ${done}
      where r.member_id = ${memberId}
      order by t.promotion
    `,
  )
}

/** Whether something may be offered to both of a referral. */
export async function mayOfferBoth(
  tx: Tx,
  { memberId, referrerId }: Pick<Referral, 'memberId' | 'referrerId'>,
  now: Date,
): Promise<boolean> {
  const { isAllowed } = await one(
    tx,
    sql<{ isAllowed: boolean }>`
      select may_market(${memberId}, ${now}) and may_market(${referrerId}, ${now}) as is_allowed
    `,
  )
  return isAllowed
}

/** Ends terms of a friend. */
export async function endTerms(
  tx: Tx,
  memberId: bigint,
  of: {
    readonly promotions: readonly string[]
    readonly state: 'given' | 'missed' | 'refused'
    readonly now: Date
  },
): Promise<void> {
  if (!of.promotions.length) return
  await run(
    tx,
    sql`
      update referral_term
      set state = ${of.state}, decided_at = ${of.now}
      where member_id = ${memberId} and promotion = any (${[...of.promotions]}::uuid[]) and state = 'open'
    `,
  )
}

/** Notes the first moment at which a friend qualified, and closes a referral that has no open terms. */
export async function markSettled(
  tx: Tx,
  {
    memberId,
    isQualified,
    now,
  }: { readonly memberId: bigint; readonly isQualified: boolean; readonly now: Date },
): Promise<void> {
  await run(
    tx,
    sql`
      update referral r
      set qualified_at = case when ${isQualified} then coalesce(r.qualified_at, ${now}) else r.qualified_at end,
        state = case
          when exists (select from referral_term t where t.member_id = r.member_id and t.state = 'open') then r.state
          else 'closed'
        end
      where r.member_id = ${memberId}
    `,
  )
}

/** Passes a referral to an operator. */
export async function markReview(
  tx: Tx,
  {
    memberId,
    signals,
    now,
  }: { readonly memberId: bigint; readonly signals: readonly Signal[]; readonly now: Date },
): Promise<void> {
  await run(
    tx,
    sql`
      update referral
      set state = 'review', signals = ${[...signals]}::text[], qualified_at = coalesce(qualified_at, ${now})
      where member_id = ${memberId}
    `,
  )
}

/** Records an operator's decision. */
export async function markDecided(
  tx: Tx,
  memberId: bigint,
  of: {
    readonly state: 'approved' | 'rejected'
    readonly reason: string
    readonly by: string
    readonly now: Date
  },
): Promise<void> {
  await run(
    tx,
    sql`
      update referral
      set state = ${of.state}, reason = ${of.reason}, decided_by = ${of.by}, decided_at = ${of.now}
      where member_id = ${memberId}
    `,
  )
}
