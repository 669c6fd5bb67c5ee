import type { Db, Tx } from '#db/pool.ts'
import { many, maybe, one, run, sql } from '#db/rows.ts'
import type { Currency } from '#kit/currency.ts'
import type { Draft } from '../rules/presets.ts'
import { writeSchedule, type ScheduleJson } from '../rules/schedule-json.ts'

export type TournamentState = 'open' | 'running' | 'over' | 'cancelled'
export type TournamentRow = Omit<Draft, 'schedule'> & {
  readonly id: bigint
  readonly merchant: string
  readonly currency: Currency
  readonly prizeChip: bigint
  readonly schedule: ScheduleJson
  readonly state: TournamentState
  readonly startsAt: Date | null
  readonly startedAt: Date | null
  readonly endedAt: Date | null
  /** The database's time of the read. */
  readonly now: Date
}

const columns = sql.raw(`
  t.id, t.merchant, t.game, t.name_en, t.name_vi, t.kind, t.currency, t.is_practice, t.seats, t.buy_in, t.fee, t.prize_chip, t.stack, t.schedule,
  t.players_min, t.players_max, t.starts_at, t.late_levels, t.re_entries, t.turn_seconds, t.bank_seconds, t.repeat_minutes, t.state,
  t.started_at, t.ended_at, clock_timestamp() as now
`)

export type NewTournament = Draft & {
  readonly merchant: string
  readonly currency: Currency
  readonly prizeChip: bigint
  /** Null: a sit-and-go. */
  readonly startsAt: Date | null
}

/** A new tournament. Returns its ID. */
export async function insertTournament(db: Db | Tx, made: NewTournament): Promise<bigint> {
  const { id } = await one(
    db,
    sql<{ id: bigint }>`
      insert into card_tournament (merchant, game, name_en, name_vi, kind, currency, is_practice, seats, buy_in, fee, prize_chip, stack, schedule,
        players_min, players_max, starts_at, late_levels, re_entries, turn_seconds, bank_seconds, repeat_minutes)
      values (${made.merchant}, ${made.game}, ${made.nameEn}, ${made.nameVi}, ${made.kind}, ${made.currency}, ${made.isPractice}, ${made.seats},
        ${made.buyIn}, ${made.fee}, ${made.prizeChip}, ${made.stack}, ${JSON.stringify(writeSchedule(made.schedule))}::jsonb,
        ${made.playersMin}, ${made.playersMax}, ${made.startsAt}, ${made.lateLevels}, ${made.reEntries}, ${made.turnSeconds},
        ${made.bankSeconds}, ${made.repeatMinutes})
      returning id
    `,
  )
  return id
}

/** The next one of a series; a scheduled one is later by the minutes of the series, and never in the past. */
export async function insertNext(tx: Tx, id: bigint): Promise<void> {
  await run(
    tx,
    sql`
      insert into card_tournament (merchant, game, name_en, name_vi, kind, currency, is_practice, seats, buy_in, fee, prize_chip, stack, schedule,
        players_min, players_max, starts_at, late_levels, re_entries, turn_seconds, bank_seconds, repeat_minutes)
      select merchant, game, name_en, name_vi, kind, currency, is_practice, seats, buy_in, fee, prize_chip, stack, schedule, players_min,
        players_max, ${sql.raw(NEXT_START)}, late_levels, re_entries, turn_seconds, bank_seconds, repeat_minutes
      from card_tournament
      where id = ${id} and repeat_minutes is not null
    `,
  )
}

/** The first moment of the series after now. */
const NEXT_START = `
  starts_at + repeat_minutes * interval '1 minute'
    * greatest(1, ceil(extract(epoch from clock_timestamp() - starts_at) / 60 / repeat_minutes))
`

/** A scheduled one that no one has entered is moved to its next start, instead of cancelling an empty one each time. */
export async function moveStart(tx: Tx, id: bigint): Promise<void> {
  await run(
    tx,
    sql`update card_tournament set starts_at = ${sql.raw(NEXT_START)}, reminded_at = null where id = ${id}`,
  )
}

/** Locks a tournament: registration, start, steps and the end take this lock first, then hands, rooms, seats, wallets. */
export function lockTournament(tx: Tx, merchant: string, id: bigint): Promise<TournamentRow | null> {
  return maybe(
    tx,
    sql<TournamentRow>`select ${columns} from card_tournament t where t.id = ${id} and t.merchant = ${merchant} for update`,
  )
}

/** Locks a tournament, or leaves it to the process that has it. */
export function lockFreeTournament(tx: Tx, id: bigint): Promise<TournamentRow | null> {
  return maybe(
    tx,
    sql<TournamentRow>`select ${columns} from card_tournament t where t.id = ${id} for update skip locked`,
  )
}

export function tournamentById(db: Db | Tx, merchant: string, id: bigint): Promise<TournamentRow | null> {
  return maybe(
    db,
    sql<TournamentRow>`select ${columns} from card_tournament t where t.id = ${id} and t.merchant = ${merchant}`,
  )
}

/** The points that a buy-in gives. */
export type Points = { readonly buyIn: bigint; readonly stack: bigint }

/** What the points of a tournament were bought for; null: they are free chips. */
export function pointsOf(db: Db | Tx, id: bigint): Promise<Points | null> {
  return maybe(
    db,
    sql<Points>`select buy_in, stack from card_tournament where id = ${id} and not is_practice`,
  )
}

export type ListedTournament = TournamentRow & {
  readonly entries: number
  readonly players: number
  readonly left: number
  readonly isMine: boolean
}

/** Open and running ones of a brand, and those that ended recently; with all that still owe a payment, where it is asked for. */
export function tournamentsOf(
  db: Db,
  {
    merchant,
    memberId,
    limit,
    withOwing = false,
  }: {
    readonly merchant: string
    readonly memberId: bigint | null
    readonly limit: number
    readonly withOwing?: boolean
  },
): Promise<ListedTournament[]> {
  return many(
    db,
    sql<ListedTournament>`
      select ${columns}, e.entries, e.players, e.left, e.is_mine
      from (
        (select * from card_tournament where merchant = ${merchant} and state in ('open', 'running'))
        union all
        (
          select * from card_tournament
          where id in (
              select id from card_tournament where merchant = ${merchant} and ended_at is not null order by ended_at desc limit ${limit}
            )
            or ${withOwing} and merchant = ${merchant} and ended_at is not null
              and id in (select tournament from card_tournament_parked where paid_at is null)
        )
      ) t
      cross join lateral (
        select count(*)::int as entries, (count(*) filter (where state <> 'replaced'))::int as players,
          (count(*) filter (where state = 'in'))::int as left, coalesce(bool_or(member_id = ${memberId}), false) as is_mine
        from card_tournament_entry
        where tournament = t.id
      ) e
      order by array_position(array['running', 'open', 'over', 'cancelled'], t.state), t.starts_at nulls first, t.is_practice desc,
        t.buy_in, t.id desc
    `,
  )
}

/** A practice sit-and-go starts so long after its first entry, with bots. */
export async function setFilling(tx: Tx, id: bigint, waitMs: number | null): Promise<void> {
  await run(
    tx,
    sql`
      update card_tournament
      set fills_at = case when ${waitMs}::int is null then null
        else coalesce(fills_at, clock_timestamp() + ${waitMs}::int * interval '1 millisecond') end
      where id = ${id}
    `,
  )
}

export async function setRunning(tx: Tx, id: bigint): Promise<void> {
  await run(
    tx,
    sql`update card_tournament set state = 'running', started_at = clock_timestamp() where id = ${id}`,
  )
}

export async function setEnded(tx: Tx, id: bigint, state: 'over' | 'cancelled'): Promise<void> {
  await run(
    tx,
    sql`update card_tournament set state = ${state}, ended_at = clock_timestamp() where id = ${id}`,
  )
}

type Due = { readonly id: bigint }

/** Those whose start is due: a sit-and-go with all its players, a scheduled one by its time. */
export function dueStarts(db: Db): Promise<Due[]> {
  return many(
    db,
    sql<Due>`
      select t.id from card_tournament t
      where t.state = 'open' and (
        t.starts_at <= clock_timestamp() or t.fills_at <= clock_timestamp()
        or (t.kind = 'sitgo' and (select count(*) from card_tournament_entry where tournament = t.id) >= t.players_max)
      )
      order by t.id limit 50
    `,
  )
}

export function runningOnes(db: Db): Promise<Due[]> {
  return many(db, sql<Due>`select id from card_tournament where state = 'running' order by id limit 200`)
}

/** Scheduled ones that start soon and whose players have not been told. */
export function dueReminders(db: Db, aheadSeconds: number): Promise<Due[]> {
  return many(
    db,
    sql<Due>`
      select id from card_tournament
      where state = 'open' and reminded_at is null and starts_at <= clock_timestamp() + ${aheadSeconds} * interval '1 second'
      limit 50
    `,
  )
}

export async function setReminded(tx: Tx, id: bigint): Promise<void> {
  await run(tx, sql`update card_tournament set reminded_at = clock_timestamp() where id = ${id}`)
}
