import type { Db, Tx } from '#db/pool.ts'
import { many, one, run, sql } from '#db/rows.ts'
import type { ReferralState, Side } from '../rules/referral.ts'

export type Counts = {
  readonly registered: number
  readonly deposited: number
  readonly qualified: number
  readonly rewarded: number
}

export type Friend = {
  readonly number: bigint
  readonly account: string
  readonly at: Date
  readonly state: ReferralState
  readonly until: Date | null
  readonly hasDeposited: boolean
  readonly isQualified: boolean
  readonly isRewarded: boolean
  /** A promotion for the referrer was live when the friend registered. */
  readonly hasTerms: boolean
}

const hasDeposited = sql.raw(
  `exists (select from deposit_view d where d.member_id = r.member_id and d.credited_at is not null)`,
)
const isRewarded = ({ side }: { readonly side: Side }) =>
  sql`exists (select from referral_term t where t.member_id = r.member_id and t.side = ${side} and t.state = 'given')`

/** The funnel of one referrer's friends. */
export function countsOf(db: Db, referrerId: bigint): Promise<Counts> {
  return one(
    db,
    sql<Counts>`
      select count(*)::int as registered, (count(*) filter (where ${hasDeposited}))::int as deposited,
        (count(*) filter (where r.qualified_at is not null))::int as qualified,
        (count(*) filter (where ${isRewarded({ side: 'inviter' })}))::int as rewarded
      from referral r
      where r.referrer_id = ${referrerId}
    `,
  )
}

/** One referrer's friends, newest first. */
export function friendsOf(
  db: Db,
  {
    referrerId,
    below,
    limit,
  }: { readonly referrerId: bigint; readonly below: bigint | null; readonly limit: number },
): Promise<Friend[]> {
  return many(
    db,
    sql<Friend>`
      select r.number, m.account, r.at, r.state, ${hasDeposited} as has_deposited, r.qualified_at is not null as is_qualified,
        ${isRewarded({ side: 'inviter' })} as is_rewarded,
        exists (select from referral_term t where t.member_id = r.member_id and t.side = 'inviter') as has_terms,
        (select max(t.until) from referral_term t where t.member_id = r.member_id and t.side = 'inviter' and t.state = 'open') as until
      from referral r
      join member_view m on m.id = r.member_id
      where r.referrer_id = ${referrerId} and (${below}::bigint is null or r.number < ${below})
      order by r.number desc
      limit ${limit}
    `,
  )
}

export type Earned = {
  readonly kind: string
  readonly state: 'offered' | 'credited'
  readonly amount: bigint
}

/** What a member has been given for invitations, as referrer or as a friend. */
export function earnedBy(db: Db, memberId: bigint): Promise<Earned[]> {
  return many(
    db,
    sql<Earned>`
      select r.kind, case when r.state = 'offered' then 'offered' else 'credited' end as state, sum(r.amount)::bigint as amount
      from reward_view r
      where r.member_id = ${memberId} and r.source = 'referrals' and r.state in ('offered', 'claimed', 'credited')
      group by 1, 2
      order by 1, 2
    `,
  )
}

/** Makes simultaneous first visits of one member wait for each other. */
export async function lockMember(tx: Tx, memberId: bigint): Promise<void> {
  await run(tx, sql`select member_lock(${memberId})`)
}
