import type { Db, Tx } from '#db/pool.ts'
import { many, maybe, one, run, sql } from '#db/rows.ts'
import type { PromotionEvent, TriggerKind } from '../rules/triggers.ts'
import { columns, type Promotion } from './promotions.ts'

/**
 * A promotion that gives now, locked until the transaction ends; null if it has not begun, has ended or was stopped. `isPinned`: a version
 * that a newer one has replaced still gives to those who began under it.
 */
export function lockOpen(
  tx: Tx,
  id: string,
  { at, isPinned }: { readonly at: Date; readonly isPinned: boolean },
): Promise<Promotion | null> {
  return maybe<Promotion>(
    tx,
    sql`
      select ${columns}
      from promotion p
      where p.id = ${id} and ${isGiving({ isPinned })} and p.starts_at <= ${at} and (p.ends_at is null or p.ends_at > ${at})
      for no key update
    `,
  )
}

const isGiving = ({ isPinned }: { readonly isPinned: boolean }) =>
  isPinned ? sql`p.state in ('live', 'replaced')` : sql`p.state = 'live'`

/**
 * Rewards of all versions of a promotion that a member has got. Locks the versions, in the order of their IDs, so that simultaneous
 * occasions count each other.
 */
export async function lockGiven(tx: Tx, series: string, memberId: bigint): Promise<number> {
  await run(tx, sql`select p.id from promotion p where p.series = ${series} order by p.id for no key update`)
  const { count } = await one<{ count: number }>(
    tx,
    sql`
      select count(*)::int as count
      from reward_view r
      where r.member_id = ${memberId} and r.campaign in (select p.id::text from promotion p where p.series = ${series})
    `,
  )
  return count
}

/** The live promotions for referrals of a brand in the members' currency, by their triggers. */
export function referralPromotions(
  reader: Db | Tx,
  { merchant, currency, now }: { readonly merchant: string; readonly currency: string; readonly now: Date },
): Promise<Promotion[]> {
  return many<Promotion>(
    reader,
    sql`
      select ${columns}
      from promotion p
      where p.merchant = ${merchant} and p.currency = ${currency} and p.data->'trigger'->>'kind' = 'referral' and p.state = 'live'
        and p.starts_at <= ${now} and (p.ends_at is null or p.ends_at > ${now})
      order by p.id
    `,
  )
}

/** Promotions that events of this kind may trigger now, in the order of their locks. */
export function triggeredBy(
  reader: Db | Tx,
  { merchant, kind }: Pick<PromotionEvent, 'merchant' | 'kind'>,
  now: Date,
): Promise<Promotion[]> {
  return many<Promotion>(
    reader,
    sql`
      select ${columns}
      from promotion p
      where p.merchant = ${merchant} and p.data->'trigger'->>'kind' = ${kind} and p.state = 'live' and p.starts_at <= ${now}
        and (p.ends_at is null or p.ends_at > ${now})
      order by p.id
    `,
  )
}

export type Clocked = Promotion & { readonly lookedUntil: Date | null; readonly timeZone: string }

/** Live promotions of all brands that the calendar or registrations give. */
export function clockedPromotions(db: Db, kinds: readonly TriggerKind[], now: Date): Promise<Clocked[]> {
  return many<Clocked>(
    db,
    sql`
      select ${columns}, p.looked_until, m.time_zone
      from promotion p
      join merchant_view m on m.code = p.merchant
      where p.data->'trigger'->>'kind' = any (${kinds}::text[]) and p.state = 'live' and p.starts_at <= ${now}
        and (p.ends_at is null or p.ends_at > coalesce(p.looked_until, p.starts_at))
      order by p.id
    `,
  )
}

export async function markLooked(db: Db | Tx, id: string, until: Date): Promise<void> {
  await run(db, sql`update promotion set looked_until = ${until} where id = ${id}`)
}

/** The member's part is their latest reward of the promotion. */
export async function markGiven(
  tx: Tx,
  of: {
    readonly promotion: string
    readonly amount: bigint
    readonly given: readonly { readonly id: string; readonly memberId: bigint }[]
    readonly now: Date
  },
): Promise<void> {
  const ids = of.given.map(({ id }) => id)
  const members = of.given.map(({ memberId }) => String(memberId))
  await run(
    tx,
    sql`
      insert into promotion_entry (promotion, member_id, state, joined_at, reward_id, amount, decided_at)
      select ${of.promotion}, g.member_id, 'given', ${of.now}, g.reward, ${of.amount}, ${of.now}
      from unnest(${members}::bigint[], ${ids}::uuid[]) g (member_id, reward)
      -- a further occasion of the same promotion
      on conflict (promotion, member_id) do update set reward_id = excluded.reward_id, amount = excluded.amount, decided_at = excluded.decided_at
    `,
  )
}
