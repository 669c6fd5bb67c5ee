import type { Db, Tx } from '#db/pool.ts'
import { many, maybe, one, run, sql } from '#db/rows.ts'
import type { Offer, Reward, RewardState } from '../rules/reward.ts'

const columns = sql.raw(`
  r.id, r.merchant, r.member_id, r.source, r.source_key, r.campaign, r.kind, r.currency, r.amount, r.detail, r.title, r.is_earned, r.state,
  r.offered_at, r.claim_until, r.claimed_at, r.credited_at
`)

/** The new reward's ID, or null if its key was offered before. */
export async function insertReward(
  tx: Tx,
  offer: Offer,
  { state, now }: { readonly state: 'offered' | 'claimed'; readonly now: Date },
): Promise<string | null> {
  const row = await maybe<{ id: string }>(
    tx,
    sql`
      insert into reward (merchant, member_id, source, source_key, campaign, kind, currency, amount, detail, title, is_earned, state,
        offered_at, claim_until, claimed_at)
      values (${offer.merchant}, ${offer.memberId}, ${offer.source}, ${offer.key}, ${offer.campaign ?? null}, ${offer.kind},
        ${offer.currency}, ${offer.amount}, ${JSON.stringify(offer.detail ?? {})}::jsonb,
        ${offer.title ? JSON.stringify(offer.title) : null}::jsonb, ${offer.isEarned ?? false}, ${state}, ${now}, ${offer.claimUntil},
        ${state === 'claimed' ? now : null})
      on conflict (source, source_key) do nothing
      returning id
    `,
  )
  return row?.id ?? null
}

/** One reward of this member, locked until the transaction ends. */
export function lockReward(tx: Tx, memberId: bigint, id: string): Promise<Reward | null> {
  return maybe<Reward>(
    tx,
    sql`select ${columns} from reward r where r.id = ${id} and r.member_id = ${memberId} for update`,
  )
}

export async function markClaimed(tx: Tx, id: string, now: Date): Promise<void> {
  await run(tx, sql`update reward set state = 'claimed', claimed_at = ${now} where id = ${id}`)
}

/** Back on offer: it could not be credited automatically. */
export async function markOffered(tx: Tx, id: string): Promise<void> {
  await run(tx, sql`update reward set state = 'offered', claimed_at = null where id = ${id}`)
}

export async function markCredited(tx: Tx, ids: readonly string[], now: Date): Promise<void> {
  await run(
    tx,
    sql`update reward set state = 'credited', credited_at = ${now} where id = any (${ids}::uuid[])`,
  )
}

/** The kinds of which claimed rewards wait to be credited: mostly none. */
export async function waitingKinds(db: Db): Promise<string[]> {
  const rows = await many<{ kind: string }>(
    db,
    sql`select distinct r.kind from reward r where r.state = 'claimed'`,
  )
  return rows.map(({ kind }) => kind)
}

/** Claimed rewards of the given kinds that wait to be credited, locked; rows that another worker has are skipped. */
export function lockClaimed(tx: Tx, kinds: readonly string[], limit: number): Promise<Reward[]> {
  return many<Reward>(
    tx,
    sql`
      select ${columns}
      from reward r
      where r.state = 'claimed' and r.kind = any (${kinds}::text[])
      order by r.claimed_at
      limit ${limit}
      for update skip locked
    `,
  )
}

/** Ends offers whose last moment has passed; returns the members concerned. */
export async function expireOffers(db: Db, now: Date): Promise<bigint[]> {
  const rows = await many<{ memberId: bigint }>(
    db,
    sql`
      update reward
      set state = 'expired', ended_at = ${now}
      where id in (
        select id from reward where state = 'offered' and claim_until <= ${now} limit 1000 for update skip locked
      )
      returning member_id
    `,
  )
  return [...new Set(rows.map(({ memberId }) => memberId))]
}

/** Withdraws an offer that was not claimed; false if it is no longer on offer. */
export async function withdrawOffer(
  tx: Tx,
  of: { readonly source: string; readonly key: string; readonly reason: string; readonly now: Date },
): Promise<boolean> {
  const count = await run(
    tx,
    sql`
      update reward
      set state = 'withdrawn', ended_at = ${of.now}, reason = ${of.reason}
      where source = ${of.source} and source_key = ${of.key} and state = 'offered'
    `,
  )
  return count > 0
}

export async function claimableCount(
  reader: Db | Tx,
  {
    memberId,
    hidden,
    now,
  }: { readonly memberId: bigint; readonly hidden: readonly string[]; readonly now: Date },
): Promise<number> {
  const { count } = await one<{ count: number }>(
    reader,
    sql`
      select count(*)::int as count
      from reward
      where member_id = ${memberId} and state = 'offered' and (claim_until is null or claim_until > ${now})
        and source <> all (${hidden}::text[])
    `,
  )
  return count
}

/** Represents "no time limit" where rewards are put in the order of their ends. */
export const NEVER = new Date('9999-12-31T00:00:00Z')

export type RewardPage = {
  readonly memberId: bigint
  readonly states: readonly RewardState[]
  /** Sources that are left out. */
  readonly hidden: readonly string[]
  /** The last row of the page before. */
  readonly after: { readonly at: Date; readonly id: string } | null
  readonly limit: number
}

/** A member's rewards in these states, newest first. */
export function rewardsOf(db: Db, { memberId, states, hidden, after, limit }: RewardPage): Promise<Reward[]> {
  return many<Reward>(
    db,
    sql`
      select ${columns}
      from reward r
      where r.member_id = ${memberId} and r.state = any (${states}::text[]) and r.source <> all (${hidden}::text[])
        and (${after?.at ?? null}::timestamptz is null or (r.offered_at, r.id) < (${after?.at ?? null}, ${after?.id ?? null}::uuid))
      order by r.offered_at desc, r.id desc
      limit ${limit}
    `,
  )
}

/** What a member can claim, first what ends first; a dozen rebates without an end do not push a deadline off the page. */
export function claimableRewards(
  db: Db,
  { memberId, hidden, after, limit, now }: Omit<RewardPage, 'states'> & { readonly now: Date },
): Promise<Reward[]> {
  return many<Reward>(
    db,
    sql`
      select ${columns}
      from reward r
      where r.member_id = ${memberId} and r.state = 'offered' and r.source <> all (${hidden}::text[])
        and (r.claim_until is null or r.claim_until > ${now})
        and (${after?.at ?? null}::timestamptz is null
          or (coalesce(r.claim_until, ${NEVER}), r.id) > (${after?.at ?? null}, ${after?.id ?? null}::uuid))
      order by coalesce(r.claim_until, ${NEVER}), r.id
      limit ${limit}
    `,
  )
}
