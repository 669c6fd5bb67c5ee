import type { Db, Tx } from '#db/pool.ts'
import { many, maybe, run, sql } from '#db/rows.ts'
import type { Json } from '#game-kit/schema.ts'
import type { Minor } from '#kit/money.ts'

export type HitRow = {
  readonly pool: string
  readonly level: string
  readonly number: number
  readonly round: string
  readonly merchant: string
  readonly game: string
  readonly stake: Minor
  readonly prize: Minor
  readonly triggerSeed: string | null
  readonly triggerHash: string | null
  readonly at: Date
}

const columns = sql`
  h.pool, h.level, h.number, h.round, h.merchant, h.game, h.stake, h.prize, h.trigger_seed, h.trigger_hash, h.at
`

export type NewHit = HitRow & {
  readonly memberId: bigint
  readonly wallet: bigint
  readonly stays: Minor
  readonly seeded: Minor
  readonly terms: Json
}

export async function insertHit(tx: Tx, hit: NewHit): Promise<void> {
  await run(
    tx,
    sql`
      insert into jackpot_hit (pool, level, number, round, member_id, wallet, merchant, game, stake, prize, stays, seeded, terms,
        trigger_seed, trigger_hash, at)
      values (${hit.pool}, ${hit.level}, ${hit.number}, ${hit.round}, ${hit.memberId}, ${hit.wallet}, ${hit.merchant}, ${hit.game},
        ${hit.stake}, ${hit.prize}, ${hit.stays}, ${hit.seeded}, ${JSON.stringify(hit.terms)}::jsonb, ${hit.triggerSeed},
        ${hit.triggerHash}, ${hit.at})
    `,
  )
}

/** The hits of a round in the order in which it was told of them: by the places of their levels. */
export async function hitsOfRound(db: Db | Tx, round: string): Promise<readonly HitRow[]> {
  return many(
    db,
    sql<HitRow>`
      select ${columns} from jackpot_hit h
      join jackpot_level l on l.pool = h.pool and l.key = h.level
      where h.round = ${round}
      order by l.place, h.number
    `,
  )
}

export type WinnerRow = HitRow & { readonly account: string; readonly currency: string }

/** The newest hits of a brand's pools, of members who did not opt out of the winners' lists. */
export async function newestHits(
  db: Db,
  { pools, limit }: { readonly pools: readonly string[]; readonly limit: number },
): Promise<readonly WinnerRow[]> {
  return many(
    db,
    sql<WinnerRow>`
      select ${columns}, p.currency, case when m.is_shown_in_winners then m.account else '' end as account
      from jackpot_hit h
      join jackpot_pool p on p.code = h.pool
      join member_view m on m.id = h.member_id
      where h.pool = any(${pools}::text[])
      order by h.at desc, h.number desc
      limit ${limit}
    `,
  )
}

export type OfficeHit = HitRow & { readonly memberId: bigint; readonly stays: Minor; readonly seeded: Minor }

export async function officeHits(
  db: Db,
  { pool, limit }: { readonly pool: string; readonly limit: number },
): Promise<readonly OfficeHit[]> {
  return many(
    db,
    sql<OfficeHit>`
      select ${columns}, h.member_id, h.stays, h.seeded from jackpot_hit h where h.pool = ${pool} order by h.at desc, h.number desc
      limit ${limit}
    `,
  )
}

export type Contributed = { readonly pool: string; readonly level: string; readonly amount: Minor }

/** What a round gave to which levels. */
export async function contributedBy(db: Db, round: string): Promise<readonly Contributed[]> {
  return many(
    db,
    sql<Contributed>`
      select a.pool, a.level, c.amount
      from round_contribution_view c
      join jackpot_account a on a.account = c.account
      where c.round = ${round}
      order by a.level
    `,
  )
}

/** Whether bonus money paid a part of a round. */
export async function hasBonus(tx: Tx, round: string): Promise<boolean> {
  const row = await maybe(
    tx,
    sql<{ bonusStake: bigint }>`select bonus_stake from round_view where id = ${round}`,
  )
  return (row?.bonusStake ?? 0n) > 0n
}
