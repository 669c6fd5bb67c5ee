import type { Db, Tx } from '#db/pool.ts'
import { many, maybe, run, sql } from '#db/rows.ts'
import type { CardGame } from '../rules/play.ts'

/**
 * Which of these wallets pay nothing out now: they are frozen or closed, or a part of a hand is still to be posted to them. They are not
 * locked: one that is frozen a moment later makes the ledger refuse, and the caller tries again.
 */
export async function stoppedAmong(tx: Tx, wallets: readonly bigint[]): Promise<ReadonlySet<bigint>> {
  if (wallets.length === 0) return new Set()
  const rows = await many(
    tx,
    sql<{ id: bigint }>`
      select id from wallet_view where id = any(${[...wallets]}::bigint[]) and (is_frozen or state <> 'open')
      union
      select wallet from card_leg_parked where wallet = any(${[...wallets]}::bigint[]) and paid_at is null
    `,
  )
  return new Set(rows.map(({ id }) => id))
}

/** Whether a wallet pays nothing out now; without one there is nothing to pay. */
export const isStopped = async (tx: Tx, wallet: bigint | null): Promise<boolean> =>
  wallet !== null && (await stoppedAmong(tx, [wallet])).size > 0

/** Rooms that idle with a seat of this wallet are due. Rooms are locked in the order of their IDs, as where a room's copies close. */
export async function wakeRooms(tx: Tx, wallet: bigint): Promise<void> {
  await run(
    tx,
    sql`
      with idle as (
        select id from card_room
        where is_idle and id in (select room from card_seat where wallet = ${wallet})
        order by id for update
      )
      update card_room r set is_idle = false, next_at = clock_timestamp() from idle where r.id = idle.id
    `,
  )
}

/** One seat's part of a hand, as it is posted. */
export type SeatLeg = {
  readonly hand: string
  readonly label: string
  /** The room's code. */
  readonly code: string
  readonly game: CardGame
  readonly seat: number
  readonly wallet: bigint
  /** The round of the betting record. */
  readonly round: string
  readonly put: bigint
  readonly won: bigint
  readonly valid: bigint
}

/** A part that waits for its wallet. The lock of the hand orders who parks: a part is parked once. */
export async function parkLeg(
  tx: Tx,
  { hand, seat, wallet, round, put, won, valid }: SeatLeg,
): Promise<void> {
  await run(
    tx,
    sql`
      insert into card_leg_parked (hand, seat, wallet, round, put, won, valid)
      values (${hand}, ${seat}, ${wallet}, ${round}, ${put}, ${won}, ${valid})
    `,
  )
}

export type ParkedKey = Pick<SeatLeg, 'hand' | 'seat'>

/** Parts whose wallet pays again, those that have waited longest first. */
export function dueLegs(db: Db): Promise<readonly ParkedKey[]> {
  return many(
    db,
    sql<ParkedKey>`
      select p.hand, p.seat from card_leg_parked p join wallet_view w on w.id = p.wallet
      where p.paid_at is null and p.due_at <= clock_timestamp() and not w.is_frozen and w.state = 'open'
      order by p.due_at limit 50
    `,
  )
}

/** Marks a part as posted and returns it; null: another process has. The row's lock orders the two. */
export function takeLeg(
  tx: Tx,
  { hand, seat }: ParkedKey,
): Promise<(SeatLeg & { readonly room: bigint; readonly number: number }) | null> {
  return maybe(
    tx,
    sql<SeatLeg & { room: bigint; number: number }>`
      update card_leg_parked p set paid_at = clock_timestamp()
      from card_hand h join card_room r on r.id = h.room
      where p.hand = ${hand} and p.seat = ${seat} and p.paid_at is null and h.id = p.hand
      returning p.hand, h.label, r.code, r.game, p.seat, p.wallet, p.round, p.put, p.won, p.valid, h.room, h.number
    `,
  )
}

/** A part that was refused is tried again later, so that it does not keep others waiting. */
export async function postponeLeg(db: Db, { hand, seat }: ParkedKey, seconds: number): Promise<void> {
  await run(
    db,
    sql`
      update card_leg_parked set due_at = clock_timestamp() + ${seconds} * interval '1 second'
      where hand = ${hand} and seat = ${seat} and paid_at is null
    `,
  )
}
