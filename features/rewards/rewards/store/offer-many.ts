import type { Tx } from '#db/pool.ts'
import { many, sql } from '#db/rows.ts'
import type { ManyOffer } from '../rules/reward.ts'

export type NewReward = { readonly id: string; readonly memberId: bigint }

export function insertRewards(
  tx: Tx,
  offer: ManyOffer,
  { state, now }: { readonly state: 'offered' | 'claimed'; readonly now: Date },
): Promise<NewReward[]> {
  const key = sql`${offer.keyBefore}::text || o.member_id || ${offer.keyAfter}::text`
  return many<NewReward>(
    tx,
    sql`
      insert into reward (merchant, member_id, source, source_key, campaign, kind, currency, amount, detail, title, state, offered_at,
        claim_until, claimed_at)
      select ${offer.merchant}, o.member_id, ${offer.source}, ${key}, ${offer.campaign ?? null}, ${offer.kind}, ${offer.currency},
        ${offer.amount}, ${JSON.stringify(offer.detail ?? {})}::jsonb, ${offer.title ? JSON.stringify(offer.title) : null}::jsonb,
        ${state}, ${now}::timestamptz, ${offer.claimUntil}::timestamptz, ${state === 'claimed' ? now : null}::timestamptz
      from unnest(${offer.members.map(String)}::bigint[]) with ordinality o (member_id, place)
      where may_market(o.member_id, ${now})
        and not exists (select from reward r where r.source = ${offer.source} and r.source_key = ${key})
      order by o.place
      limit ${offer.most}
      on conflict (source, source_key) do nothing -- another worker offers the same at this moment
      returning id, member_id
    `,
  )
}
