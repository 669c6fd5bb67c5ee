import type { Db, Tx } from '#db/pool.ts'
import { many, maybe, run, sql } from '#db/rows.ts'
import type { Currency } from '#kit/currency.ts'

export type ChaseState = 'running' | 'won' | 'over' | 'cancelled'

export type ChaseRow = {
  readonly id: string
  readonly number: bigint
  readonly memberId: bigint
  readonly currency: Currency
  readonly lottery: string
  readonly request: string
  readonly stopsOnWin: boolean
  readonly state: ChaseState
  readonly startedAt: Date
  readonly endedAt: Date | null
}

export type DrawRow = {
  readonly chase: string
  readonly no: number
  readonly round: string
  readonly slip: string
  readonly multiple: number
}

const columns = sql`c.id, c.number, c.member_id, c.currency, c.lottery, c.request, c.stops_on_win, c.state, c.started_at, c.ended_at`

export async function chaseById(db: Db | Tx, id: string): Promise<ChaseRow | null> {
  return maybe(db, sql<ChaseRow>`select ${columns} from lottery_chase c where c.id = ${id}`)
}

export async function chaseByKey(db: Db, key: string): Promise<ChaseRow | null> {
  return maybe(db, sql<ChaseRow>`select ${columns} from lottery_chase c where c.key = ${key}`)
}

/** False if a chase has this key: it waits for a concurrent request with the same key. */
export async function insertChase(
  tx: Tx,
  chase: Omit<ChaseRow, 'number' | 'state' | 'endedAt'> & { readonly key: string },
  draws: readonly Omit<DrawRow, 'chase'>[],
): Promise<boolean> {
  const inserted = await run(
    tx,
    sql`
      insert into lottery_chase (id, member_id, currency, lottery, key, request, stops_on_win, started_at)
      values (${chase.id}, ${chase.memberId}, ${chase.currency}, ${chase.lottery}, ${chase.key}, ${chase.request}, ${chase.stopsOnWin},
        ${chase.startedAt})
      on conflict (key) do nothing -- the request is repeated
    `,
  )
  if (inserted === 0) return false
  await run(
    tx,
    sql`
      insert into lottery_chase_draw (chase, no, round, slip, multiple)
      select ${chase.id}::uuid, d.no, d.round, d.slip, d.multiple
      from unnest(
        ${draws.map(({ no }) => no)}::int[], ${draws.map(({ round }) => round)}::uuid[], ${draws.map(({ slip }) => slip)}::uuid[],
        ${draws.map(({ multiple }) => multiple)}::int[]
      ) d (no, round, slip, multiple)
    `,
  )
  return true
}

/** The draws of chases, in order. */
export async function drawsOf(db: Db | Tx, chases: readonly string[]): Promise<readonly DrawRow[]> {
  return many(
    db,
    sql<DrawRow>`
      select chase, no, round, slip, multiple from lottery_chase_draw where chase = any (${chases}::uuid[]) order by chase, no
    `,
  )
}

/** The chases that slips belong to. */
export async function drawsOfSlips(db: Db, slips: readonly string[]): Promise<readonly DrawRow[]> {
  return many(
    db,
    sql<DrawRow>`select chase, no, round, slip, multiple from lottery_chase_draw where slip = any (${slips}::uuid[])`,
  )
}

/** The running chases with a draw on this round, in order of ID; `after` is the last one known. */
export async function runningOn(
  db: Db,
  round: string,
  { after, limit }: { readonly after: string | null; readonly limit: number },
): Promise<readonly ChaseRow[]> {
  return many(
    db,
    sql<ChaseRow>`
      select ${columns}
      from lottery_chase_draw d
      join lottery_chase c on c.id = d.chase
      where d.round = ${round} and c.state = 'running' and (${after}::uuid is null or d.chase > ${after}::uuid)
      order by d.chase
      limit ${limit}
    `,
  )
}

/** The running chases of members to whom a time-out or self-exclusion applies. */
export async function runningOfExcluded(
  db: Db,
  { now, limit }: { readonly now: Date; readonly limit: number },
): Promise<readonly ChaseRow[]> {
  return many(
    db,
    sql<ChaseRow>`
      select ${columns}
      from lottery_chase c
      where c.state = 'running' and exists (
        select from exclusion_view e
        where e.member_id = c.member_id and e.starts_at <= ${now} and (e.lifted_at is null or e.lifted_at > ${now})
          and (e.kind <> 'timeOut' or e.ends_at > ${now})
      )
      order by c.number
      limit ${limit}
    `,
  )
}

/** False if it has ended before. */
export async function endChase(
  tx: Tx,
  id: string,
  { state, now }: { readonly state: Exclude<ChaseState, 'running'>; readonly now: Date },
): Promise<boolean> {
  const changed = await run(
    tx,
    sql`update lottery_chase set state = ${state}, ended_at = ${now} where id = ${id} and state = 'running'`,
  )
  return changed === 1
}

/** The chases of a member, newest first. */
export async function chasesOf(
  db: Db,
  memberId: bigint,
  {
    isRunning,
    draws,
    below,
    limit,
  }: {
    readonly isRunning: boolean | null
    /** Chases with a draw from a moment until before another; null: all. */
    readonly draws: { readonly from: Date | null; readonly to: Date | null }
    readonly below: bigint | null
    readonly limit: number
  },
): Promise<readonly ChaseRow[]> {
  return many(
    db,
    sql<ChaseRow>`
      select ${columns}
      from lottery_chase c
      where c.member_id = ${memberId} and (${below}::bigint is null or c.number < ${below})
        and (${isRunning}::boolean is null or (c.state = 'running') = ${isRunning})
        and ((${draws.from}::timestamptz is null and ${draws.to}::timestamptz is null) or exists (
          select from lottery_chase_draw d
          join shared_round_times r on r.id = d.round
          where d.chase = c.id and (${draws.from}::timestamptz is null or r.draws_at >= ${draws.from}::timestamptz)
            and (${draws.to}::timestamptz is null or r.draws_at < ${draws.to}::timestamptz)
        ))
      order by c.number desc
      limit ${limit}
    `,
  )
}
