import type { Gift } from '#features/rewards/missions/rules/gift.ts'
import type { Db, Tx } from '#db/pool.ts'
import { many, one, run, sql } from '#db/rows.ts'
import type { Won } from '../rules/prizes.ts'

/** Writes the final ranking from all facts up to a batch; returns how many have a place. Under the lock of the race. */
export async function rankRace(
  tx: Tx,
  { race, batch, now }: { readonly race: string; readonly batch: bigint; readonly now: Date },
): Promise<bigint> {
  const { count } = await one(tx, sql<{ count: bigint }>`select race_rank(${race}, ${batch}) as count`)
  await run(
    tx,
    sql`update race set state = 'ranked', final_batch = ${batch}, ranked_at = ${now} where id = ${race}`,
  )
  return count
}

/** The places that a prize table needs, in order. */
export function placedOf(tx: Tx, race: string, most: number) {
  return many(
    tx,
    sql<{ memberId: bigint; place: number }>`
      select t.member_id, t.place
      from race_result t
      where t.race = ${race} and t.place <= ${most}
      order by t.place, t.reached_at, t.tag
    `,
  )
}

export async function insertPrizes(tx: Tx, race: string, won: readonly Won[], now: Date): Promise<void> {
  const rows = won.map(({ memberId, gift }, at) => ({ member_id: memberId.toString(), at, gift }))
  await run(
    tx,
    sql`
      insert into race_prize (race, member_id, n, gift, due_at)
      select ${race}, w.member_id, row_number() over (partition by w.member_id order by w.at), w.gift, ${now}
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as w (member_id bigint, at int, gift jsonb)
    `,
  )
}

/** The hash of the facts makes the race final; a second worker's is the same. */
export async function markFinal(
  tx: Tx,
  { race, hash, facts }: { readonly race: string; readonly hash: string; readonly facts: bigint },
): Promise<void> {
  await run(
    tx,
    sql`
      update race set state = 'final', facts_hash = ${hash}, facts = ${facts} where id = ${race} and state = 'ranked'
    `,
  )
}

export type DuePrize = {
  readonly race: string
  readonly memberId: bigint
  readonly n: number
  readonly gift: Gift
}

/** Prizes to be offered, locked; rows that another worker has are skipped. */
export function lockPrizes(tx: Tx, now: Date, limit: number): Promise<DuePrize[]> {
  return many(
    tx,
    sql<DuePrize>`
      select p.race, p.member_id, p.n, p.gift
      from race_prize p
      where p.due_at <= ${now}
      order by p.due_at
      limit ${limit}
      for update skip locked
    `,
  )
}

export async function notePrize(
  tx: Tx,
  { race, memberId, n }: DuePrize,
  { reward, dueAt }: { readonly reward: string | null; readonly dueAt: Date | null },
): Promise<void> {
  await run(
    tx,
    sql`
      update race_prize set reward_id = ${reward}, due_at = ${dueAt} where race = ${race} and member_id = ${memberId} and n = ${n}
    `,
  )
}

export type FactRow = {
  readonly tag: string
  readonly at: string
  readonly bet: string
  readonly round: string
  readonly game: string
  readonly category: string
  readonly rounds: number
  readonly stake: bigint
  readonly win: bigint
  readonly valid: bigint
}

/** The facts of the published file that were written in [from, until), in its order. Times have microseconds, in UTC. */
export function factsBetween(
  db: Db,
  of: { readonly race: string; readonly batch: bigint; readonly from: Date; readonly until: Date },
): Promise<FactRow[]> {
  const { race, batch, from, until } = of
  return many(
    db,
    sql<FactRow>`
      select f.tag, to_char(f.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at,
        to_char(f.bet_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as bet, f.round, f.game, f.category, f.rounds, f.stake,
        f.win, f.valid
      from race_facts_between(${race}, null, ${batch}, ${from}, ${until}) f
      order by f.at, f.wallet, f.seq
    `,
  )
}

export type FinalRow = {
  readonly tag: string
  readonly place: number
  readonly score: bigint
  readonly bets: bigint
  readonly gifts: readonly Gift[]
}

/** The final ranking with what each place won. */
export function finalOf(db: Db, race: string): Promise<FinalRow[]> {
  return many(
    db,
    sql<FinalRow>`
      select t.tag, t.place, t.score, t.bets,
        coalesce((
          select jsonb_agg(p.gift order by p.n) from race_prize p where p.race = t.race and p.member_id = t.member_id
        ), '[]') as gifts
      from race_result t
      where t.race = ${race}
      order by t.place, t.tag
    `,
  )
}

export type Player = { readonly tag: string; readonly joinedAt: string }

/** Who takes part, by tag. */
export function playersIn(db: Db, race: string): Promise<Player[]> {
  return many(
    db,
    sql<Player>`
      select e.tag, to_char(e.joined_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as joined_at
      from race_entry e
      where e.race = ${race} and e.left_at is null
      order by e.tag
    `,
  )
}
