import type { Db, Tx } from '#db/pool.ts'
import { many, one, run, sql } from '#db/rows.ts'
import type { Currency } from '#kit/currency.ts'
import type { Minor } from '#kit/money.ts'
import type { Reward } from '../rules/reward.ts'

/** Cash of one source and campaign that members have earned by play. */
export type EarnedOffers = {
  readonly merchant: string
  readonly source: string
  readonly campaign: string
  readonly currency: Currency
  readonly offers: readonly { readonly memberId: bigint; readonly key: string; readonly amount: Minor }[]
}

/** Inserts them in one statement; a key that was offered before is left as it is. Returns how many are new. */
export function insertEarned(
  tx: Tx,
  { merchant, source, campaign, currency, offers }: EarnedOffers,
  now: Date,
): Promise<number> {
  return run(
    tx,
    sql`
      insert into reward (merchant, member_id, source, source_key, campaign, kind, currency, amount, is_earned, state, offered_at)
      select ${merchant}, u.member_id, ${source}, u.key, ${campaign}, 'cash', ${currency}, u.amount, true, 'offered', ${now}
      from unnest(
        ${offers.map(({ memberId }) => memberId)}::bigint[], ${offers.map(({ key }) => key)}::text[],
        ${offers.map(({ amount }) => amount)}::bigint[]
      ) u (member_id, key, amount)
      on conflict (source, source_key) do nothing -- a repeated run
    `,
  )
}

/** What a member can claim of these sources, locked: simultaneous claims wait and then find nothing. */
export function lockOffered(
  tx: Tx,
  {
    memberId,
    sources,
    limit,
  }: { readonly memberId: bigint; readonly sources: readonly string[]; readonly limit: number },
): Promise<Pick<Reward, 'id' | 'source' | 'amount' | 'currency'>[]> {
  return many(
    tx,
    sql<Pick<Reward, 'id' | 'source' | 'amount' | 'currency'>>`
      select r.id, r.source, r.amount, r.currency
      from reward r
      where r.member_id = ${memberId} and r.state = 'offered' and r.kind = 'cash' and r.is_earned and r.source = any (${sources}::text[])
      order by r.offered_at, r.id
      limit ${limit}
      for update
    `,
  )
}

export async function markClaimedAndCredited(tx: Tx, ids: readonly string[], now: Date): Promise<void> {
  await run(
    tx,
    sql`update reward set state = 'credited', claimed_at = ${now}, credited_at = ${now} where id = any (${ids}::uuid[])`,
  )
}

/** What a member can claim of these sources: its number and sum. */
export function claimableEarned(
  db: Db,
  { memberId, sources }: { readonly memberId: bigint; readonly sources: readonly string[] },
): Promise<{ count: number; amount: Minor }> {
  return one(
    db,
    sql<{ count: number; amount: Minor }>`
      select count(*)::int as count, coalesce(sum(r.amount), 0)::bigint as amount
      from reward r
      where r.member_id = ${memberId} and r.state = 'offered' and r.kind = 'cash' and r.is_earned and r.source = any (${sources}::text[])
    `,
  )
}
