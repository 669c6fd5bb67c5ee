import type { Db, Tx } from '#db/pool.ts'
import { many, maybe, one, run, sql } from '#db/rows.ts'
import type { Currency } from '#kit/currency.ts'
import type { RaceData } from '../rules/race.ts'

export type Both = { readonly en: string; readonly vi: string }

export type Race = {
  readonly id: string
  readonly merchant: string
  readonly currency: Currency
  readonly state: 'draft' | 'live' | 'ranked' | 'final' | 'cancelled'
  readonly title: Both
  readonly data: RaceData
  readonly startsAt: Date
  readonly endsAt: Date
  /** Voids and late settlements count until then. */
  readonly closesAt: Date
  readonly claimDays: number
  readonly timeZone: string
  readonly batch: bigint
  readonly finalBatch: bigint | null
  readonly facts: bigint | null
  readonly factsHash: string | null
  readonly rankedAt: Date | null
  readonly createdBy: string
}

const columns = sql.raw(`
  r.id, r.merchant, r.currency, r.state, r.title, r.data, r.starts_at, r.ends_at, r.closes_at, r.claim_days, r.time_zone, r.batch,
  r.final_batch, r.facts, r.facts_hash, r.ranked_at, r.created_by
`)

export type NewRace = Pick<
  Race,
  'merchant' | 'currency' | 'title' | 'data' | 'startsAt' | 'endsAt' | 'closesAt' | 'claimDays' | 'createdBy'
> & { readonly salt: string }

export async function insertRace(tx: Tx, race: NewRace, now: Date): Promise<string> {
  const { id } = await one(
    tx,
    sql<{ id: string }>`
      insert into race (merchant, currency, title, data, starts_at, ends_at, closes_at, claim_days, time_zone, salt, created_by, created_at)
      select ${race.merchant}, ${race.currency}, ${JSON.stringify(race.title)}::jsonb, ${JSON.stringify(race.data)}::jsonb,
        ${race.startsAt}, ${race.endsAt}, ${race.closesAt}, ${race.claimDays}, m.time_zone, ${race.salt}, ${race.createdBy}, ${now}
      from merchant_view m
      where m.code = ${race.merchant}
      returning id
    `,
  )
  return id
}

type Launch = { readonly by: string; readonly now: Date; readonly batch: bigint }

/** Launches a draft whose end is to come; false otherwise. Facts after `batch` count. */
export async function launchRace(tx: Tx, id: string, { by, now, batch }: Launch): Promise<boolean> {
  const count = await run(
    tx,
    sql`
      update race r
      set state = 'live', launched_by = ${by}, launched_at = ${now}, starts_at = greatest(r.starts_at, ${now}), batch = ${batch},
        start_batch = ${batch}, time_zone = m.time_zone
      from merchant_view m
      where r.id = ${id} and r.state = 'draft' and r.ends_at > ${now} and m.code = r.merchant
    `,
  )
  return count > 0
}

/** Ends a live race now, or cancels one that has not begun; every score is summed again. False if it has ended already. */
export async function endRace(tx: Tx, id: string, now: Date): Promise<boolean> {
  const count = await run(
    tx,
    sql`
      update race
      set state = case when starts_at >= ${now} then 'cancelled' else state end,
        ends_at = greatest(${now}, starts_at + interval '1 second'),
        closes_at = greatest(${now}, starts_at + interval '1 second') + (closes_at - ends_at)
      where id = ${id} and state = 'live' and ends_at > ${now}
    `,
  )
  if (count > 0) await run(tx, sql`update race_entry set is_stale = true where race = ${id}`)
  return count > 0
}

export function raceById(reader: Db | Tx, id: string): Promise<Race | null> {
  return maybe(reader, sql<Race>`select ${columns} from race r where r.id = ${id}`)
}

/** One race, locked until the transaction ends: its scores and its final ranking are written by one worker at a time. */
export function lockRace(tx: Tx, id: string): Promise<Race | null> {
  return maybe(tx, sql<Race>`select ${columns} from race r where r.id = ${id} for no key update`)
}

/** Races that the job works on. */
export function workingRaces(db: Db, now: Date): Promise<Race[]> {
  return many(
    db,
    sql<Race>`
      select ${columns}
      from race r
      where r.state = 'ranked' or (r.state = 'live' and r.starts_at <= ${now})
      order by r.ends_at
    `,
  )
}

/** Days for which a race is listed before its start and after its ranking. */
const SHOWN = sql.raw(`interval '30 days'`)

/** The races of a brand that players see: running ones first, then those that begin, then those that are over. */
export function openRaces(db: Db, merchant: string, currency: string, now: Date): Promise<Race[]> {
  return many(
    db,
    sql<Race>`
      select ${columns}
      from race r
      where r.merchant = ${merchant} and r.currency = ${currency} and r.state in ('live', 'ranked', 'final')
        and r.starts_at < ${now}::timestamptz + ${SHOWN} and r.closes_at > ${now}::timestamptz - ${SHOWN}
      order by case when r.starts_at > ${now} then 1 when r.ends_at > ${now} then 0 else 2 end, abs(extract(epoch from r.ends_at - ${now}))
      limit 20
    `,
  )
}

export type OfficeRow = Race & {
  readonly players: number
  readonly bets: bigint
  /** Prizes that were won, offered and claimed. */
  readonly won: number
  readonly offered: number
  readonly claimed: number
}

/** All races of a brand with what became of them, newest first. */
export function allRaces(db: Db, merchant: string): Promise<OfficeRow[]> {
  return many(
    db,
    sql<OfficeRow>`
      select ${columns}, e.players, e.bets, p.won, p.offered, p.claimed
      from race r
      cross join lateral (
        select count(*)::int as players, coalesce(sum(e.bets), 0)::bigint as bets
        from race_entry e
        where e.race = r.id and e.left_at is null
      ) e
      cross join lateral (
        select count(*)::int as won, count(p.reward_id)::int as offered,
          count(*) filter (where w.state in ('claimed', 'credited'))::int as claimed
        from race_prize p
        left join reward_view w on w.id = p.reward_id
        where p.race = r.id
      ) p
      where r.merchant = ${merchant}
      order by r.created_at desc, r.id desc
      limit 200
    `,
  )
}
