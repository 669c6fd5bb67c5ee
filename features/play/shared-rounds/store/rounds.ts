import type { Db, Tx } from '#db/pool.ts'
import { many, maybe, one, run, sql } from '#db/rows.ts'
import type { Json } from '#game-kit/schema.ts'
import type { RoundState } from '../rules/states.ts'
import type { RoundTimes } from '../rules/schedule.ts'

export type RoundRow = {
  readonly id: string
  readonly series: string
  readonly number: bigint
  readonly label: string
  readonly game: string
  readonly edition: number
  readonly configHash: string
  readonly source: 'chain' | 'outside'
  readonly state: RoundState
  readonly version: number
  readonly opensAt: Date
  readonly closesAt: Date
  readonly drawsAt: Date
  readonly chain: string | null
  readonly chainIndex: number | null
  readonly commitment: string | null
  readonly beaconSource: string
  readonly beacon: string
  readonly salt: string | null
  readonly lockedAt: Date | null
  readonly tickets: number | null
  readonly ticketsHash: string | null
  readonly drawnAt: Date | null
  readonly endsAt: Date | null
  readonly outcome: Json
  readonly piecesShown: number
  /** An outcome from outside that is entered piece by piece: until when bets on its rest are taken; null: none are. */
  readonly liveUntil: Date | null
  readonly carryBefore: Json
  readonly carryAfter: Json
  readonly settlement: number
  readonly settledTo: string | null
  readonly settledSlips: number
  readonly settledAt: Date | null
  readonly isHookDue: boolean
  readonly seed: string | null
  readonly revealedAt: Date | null
  readonly voidReason: string | null
  readonly voidedAt: Date | null
}

/** The columns of a `RoundRow`. */
export const roundColumns = sql`
  id, series, number, label, game, edition, config_hash, source, state, version, opens_at, closes_at, draws_at, chain, chain_index,
  commitment, beacon_source, beacon, salt, locked_at, tickets, tickets_hash, drawn_at, ends_at, outcome, pieces_shown, live_until, carry_before,
  carry_after, settlement, settled_to, settled_slips, settled_at, is_hook_due, seed, revealed_at,
  void_reason, voided_at
`

export async function roundById(db: Db | Tx, id: string): Promise<RoundRow | null> {
  return maybe(db, sql<RoundRow>`select ${roundColumns} from shared_round where id = ${id}`)
}

/** Locks a round for a change that someone asked for. */
export async function lockRound(tx: Tx, id: string): Promise<RoundRow | null> {
  return maybe(tx, sql<RoundRow>`select ${roundColumns} from shared_round where id = ${id} for update`)
}

/** Locks a round that is due, unless another worker is at it. */
export async function lockDue(tx: Tx, id: string): Promise<RoundRow | null> {
  return maybe(
    tx,
    sql<RoundRow>`
      select ${roundColumns} from shared_round
      where id = ${id} and due_at <= clock_timestamp()
      for update skip locked
    `,
  )
}

/** Holds a round as it is until the transaction ends, together with others that do. */
export async function holdRound(tx: Tx, id: string): Promise<RoundRow | null> {
  return maybe(tx, sql<RoundRow>`select ${roundColumns} from shared_round where id = ${id} for share`)
}

/**
 * Takes the rounds that are due, the longest due first, and leases them for a while: the lease only spares other workers the attempt,
 * each step locks its round and tests its state again.
 */
export async function takeDue(
  db: Db,
  { limit, leaseMs }: { limit: number; leaseMs: number },
): Promise<readonly string[]> {
  const rows = await many(
    db,
    sql<{ id: string }>`
      with due as (
        select id from shared_round
        where due_at <= clock_timestamp() and (leased_until is null or leased_until <= clock_timestamp())
        order by due_at, number
        limit ${limit}
        for update skip locked
      )
      update shared_round r
      set leased_until = clock_timestamp() + ${leaseMs} * interval '1 millisecond'
      from due
      where r.id = due.id
      returning r.id
    `,
  )
  return rows.map(({ id }) => id)
}

/** The rounds of a series that are due, in their order. */
export async function dueOf(db: Db, series: string): Promise<readonly string[]> {
  const rows = await many(
    db,
    sql<{ id: string }>`
      select id from shared_round where due_at <= clock_timestamp() and series = ${series} order by number limit 10
    `,
  )
  return rows.map(({ id }) => id)
}

export async function endLease(db: Db, id: string): Promise<void> {
  await run(db, sql`update shared_round set leased_until = null where id = ${id}`)
}

/** How long until the next round or series is due, in milliseconds by the database's clock; null: nothing is. */
export async function untilNextDue(db: Db): Promise<number | null> {
  const { ms } = await one(
    db,
    sql<{ ms: number | null }>`
      select (extract(epoch from least(
        (select min(due_at) from shared_round where due_at is not null),
        (select min(plan_at) from shared_series where is_running and plan_at is not null)
      ) - clock_timestamp()) * 1000)::float8 as ms
    `,
  )
  return ms
}

export type NewRound = RoundTimes & {
  readonly id: string
  readonly series: string
  readonly game: string
  readonly edition: number
  readonly configHash: string
  readonly source: 'chain' | 'outside'
  readonly beaconSource: string
  readonly chain: string | null
  readonly chainIndex: number | null
}

/** False if the series has a round of this number or label. */
export async function insertRound(tx: Tx, round: NewRound): Promise<boolean> {
  const inserted = await run(
    tx,
    sql`
      insert into shared_round (id, series, number, label, game, edition, config_hash, source, opens_at, closes_at, draws_at, due_at,
        beacon_source, chain, chain_index)
      values (${round.id}, ${round.series}, ${round.number}, ${round.label}, ${round.game}, ${round.edition}, ${round.configHash},
        ${round.source}, ${round.opensAt}, ${round.closesAt}, ${round.drawsAt}, ${round.opensAt}, ${round.beaconSource}, ${round.chain},
        ${round.chainIndex})
      on conflict do nothing -- an operator scheduled the same day twice
    `,
  )
  return inserted === 1
}

/** What a step changes; columns that are left out stay. `due`: when the round is to be looked at next. */
export type Change = {
  readonly state?: RoundState
  readonly due: Date | 'now' | null
  /** Only ever earlier than before. */
  readonly closesAt?: Date
  readonly drawsAt?: Date
  readonly commitment?: string
  readonly salt?: string
  readonly beacon?: string
  readonly lockedNow?: true
  readonly tickets?: number
  readonly ticketsHash?: string
  readonly drawnAt?: Date
  readonly endsAt?: Date
  readonly outcome?: Json
  readonly piecesShown?: number
  readonly liveUntil?: Date | null
  readonly carryBefore?: Json
  readonly carryAfter?: Json
  readonly settlement?: number
  readonly settledTo?: string | null
  readonly settledSlips?: number
  readonly settledNow?: true
  readonly isHookDue?: boolean
  readonly seed?: string
  readonly revealedNow?: true
  readonly voidReason?: string
  readonly voidedNow?: true
}

export type Told = { readonly kind: string; readonly data: Json }

/** Changes a locked round. With an event, its version grows and the event is stored under it; returns the version. */
export async function changeRound(tx: Tx, id: string, change: Change, event: Told | null): Promise<number> {
  const json = (value: Json | undefined) => (value === undefined ? null : JSON.stringify(value))
  const now = sql`clock_timestamp()`
  const { version } = await one(
    tx,
    sql<{ version: number }>`
      update shared_round
      set state = coalesce(${change.state ?? null}, state),
        version = version + ${event ? 1 : 0}::int,
        due_at = ${change.due === 'now' ? now : change.due},
        closes_at = coalesce(${change.closesAt ?? null}, closes_at),
        draws_at = coalesce(${change.drawsAt ?? null}, draws_at),
        commitment = coalesce(${change.commitment ?? null}, commitment),
        salt = coalesce(${change.salt ?? null}, salt),
        beacon = coalesce(${change.beacon ?? null}, beacon),
        locked_at = ${change.lockedNow ? now : sql`locked_at`},
        tickets = coalesce(${change.tickets ?? null}::int, tickets),
        tickets_hash = coalesce(${change.ticketsHash ?? null}, tickets_hash),
        drawn_at = coalesce(${change.drawnAt ?? null}, drawn_at),
        ends_at = coalesce(${change.endsAt ?? null}, ends_at),
        outcome = coalesce(${json(change.outcome)}::json, outcome),
        pieces_shown = coalesce(${change.piecesShown ?? null}::int, pieces_shown),
        live_until = ${change.liveUntil === undefined ? sql`live_until` : sql`${change.liveUntil}::timestamptz`},
        carry_before = coalesce(${json(change.carryBefore)}::json, carry_before),
        carry_after = coalesce(${json(change.carryAfter)}::json, carry_after),
        settlement = coalesce(${change.settlement ?? null}::int, settlement),
        settled_to = ${change.settledTo === undefined ? sql`settled_to` : sql`${change.settledTo}::uuid`},
        settled_slips = coalesce(${change.settledSlips ?? null}::int, settled_slips),
        settled_at = ${change.settledNow ? now : sql`settled_at`},
        is_hook_due = coalesce(${change.isHookDue ?? null}::boolean, is_hook_due),
        seed = coalesce(${change.seed ?? null}, seed),
        revealed_at = ${change.revealedNow ? now : sql`revealed_at`},
        void_reason = coalesce(${change.voidReason ?? null}, void_reason),
        voided_at = ${change.voidedNow ? now : sql`voided_at`}
      where id = ${id}
      returning version
    `,
  )
  if (event) {
    await run(
      tx,
      sql`
        insert into shared_event (round, version, kind, data)
        values (${id}, ${version}, ${event.kind}, ${JSON.stringify(event.data)}::json)
      `,
    )
  }
  return version
}

/** Whether an earlier round of the series still has to be settled or voided. */
export async function hasEarlierOpen(
  tx: Tx,
  { series, number }: Pick<RoundRow, 'series' | 'number'>,
): Promise<boolean> {
  const { has } = await one(
    tx,
    sql<{ has: boolean }>`
      select exists (
        select from shared_round
        where series = ${series} and number < ${number} and state not in ('settled', 'revealed', 'void')
      ) as has
    `,
  )
  return has
}

/** Whether the seed of an earlier round of the series must stay secret: this one's would reveal it. */
export async function hasUnrevealed(
  tx: Tx,
  { series, number }: Pick<RoundRow, 'series' | 'number'>,
): Promise<boolean> {
  const { has } = await one(
    tx,
    sql<{ has: boolean }>`
      select exists (
        select from shared_round
        where series = ${series} and number < ${number} and revealed_at is null
      ) as has
    `,
  )
  return has
}

/** Whether workers still have to do something for a round, such as an earlier correction. */
export async function isUnderway(tx: Tx, id: string): Promise<boolean> {
  const { is } = await one(
    tx,
    sql<{ is: boolean }>`select due_at is not null as is from shared_round where id = ${id}`,
  )
  return is
}

export async function dbNow(db: Db | Tx): Promise<Date> {
  const { now } = await one(db, sql<{ now: Date }>`select clock_timestamp() as now`)
  return now
}
