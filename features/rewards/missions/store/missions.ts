import type { Db, Tx } from '#db/pool.ts'
import { many, maybe, one, run, sql } from '#db/rows.ts'
import type { Currency } from '#kit/currency.ts'
import type { MissionData } from '../rules/mission.ts'

export type Both = { readonly en: string; readonly vi: string }

export type Mission = {
  readonly id: string
  readonly merchant: string
  readonly currency: Currency
  readonly state: 'draft' | 'live' | 'stopped'
  readonly title: Both
  readonly data: MissionData
  /** Rewards that it may give in all; null: no limit. */
  readonly most: number | null
  readonly given: number
  readonly startsAt: Date
  readonly endsAt: Date | null
  readonly claimDays: number
  readonly createdBy: string
}

const columns = sql.raw(
  'm.id, m.merchant, m.currency, m.state, m.title, m.data, m.most, m.given, m.starts_at, m.ends_at, m.claim_days, m.created_by',
)

export async function insertMission(
  tx: Tx,
  mission: Omit<Mission, 'id' | 'state' | 'given'>,
  now: Date,
): Promise<string> {
  const { id } = await one(
    tx,
    sql<{ id: string }>`
      insert into mission (merchant, currency, title, data, most, starts_at, ends_at, claim_days, created_by, created_at)
      values (${mission.merchant}, ${mission.currency}, ${JSON.stringify(mission.title)}::jsonb, ${JSON.stringify(mission.data)}::jsonb,
        ${mission.most}, ${mission.startsAt}, ${mission.endsAt}, ${mission.claimDays}, ${mission.createdBy}, ${now})
      returning id
    `,
  )
  return id
}

/** Launches a draft; false if it is none. */
export async function launchMission(
  tx: Tx,
  id: string,
  { by, now }: { readonly by: string; readonly now: Date },
): Promise<boolean> {
  const count = await run(
    tx,
    sql`
      update mission set state = 'live', launched_by = ${by}, launched_at = ${now}, starts_at = greatest(starts_at, ${now})
      where id = ${id} and state = 'draft' and (ends_at is null or ends_at > ${now})
    `,
  )
  return count > 0
}

/** Stops a live mission; false if it is not live. */
export async function stopMission(tx: Tx, id: string, now: Date): Promise<boolean> {
  const count = await run(
    tx,
    sql`update mission set state = 'stopped', stopped_at = ${now} where id = ${id} and state = 'live'`,
  )
  return count > 0
}

export function missionById(reader: Db | Tx, id: string): Promise<Mission | null> {
  return maybe(reader, sql<Mission>`select ${columns} from mission m where m.id = ${id}`)
}

/** Missions that run now, in the order of their start. */
export function runningMissions(
  db: Db,
  { merchant, currency, now }: { readonly merchant: string; readonly currency: string; readonly now: Date },
): Promise<Mission[]> {
  return many(
    db,
    sql<Mission>`
      select ${columns}
      from mission m
      where m.merchant = ${merchant} and m.currency = ${currency} and m.state = 'live' and m.starts_at <= ${now}
        and (m.ends_at is null or m.ends_at > ${now})
      order by array_position(array['day', 'week', 'once'], m.data->>'period'), m.starts_at, m.id
      limit 100
    `,
  )
}

export function missionsById(db: Db, ids: readonly string[]): Promise<Mission[]> {
  return many(db, sql<Mission>`select ${columns} from mission m where m.id = any (${ids}::uuid[])`)
}

export type OfficeRow = Mission & {
  /** Members with any progress. */
  readonly members: number
  readonly reached: number
  readonly claimed: number
}

/** All missions of a brand with what became of them, newest first. */
export function allMissions(db: Db, merchant: string): Promise<OfficeRow[]> {
  return many(
    db,
    sql<OfficeRow>`
      select ${columns}, p.members, p.reached, p.claimed
      from mission m
      cross join lateral (
        select count(distinct p.member_id)::int as members, count(*) filter (where p.reward_id is not null)::int as reached,
          count(*) filter (where r.state in ('claimed', 'credited'))::int as claimed
        from mission_progress p
        left join reward_view r on r.id = p.reward_id
        where p.mission = m.id
      ) p
      where m.merchant = ${merchant}
      order by m.created_at desc, m.id desc
      limit 200
    `,
  )
}

/** Takes one reward out of the budget, under the mission's lock, or returns one; false if none is left. */
export async function spendOne(tx: Tx, id: string, change: 1 | -1): Promise<boolean> {
  return (
    (await run(
      tx,
      sql`update mission set given = given + ${change} where id = ${id} and (most is null or given + ${change} <= most)`,
    )) > 0
  )
}
