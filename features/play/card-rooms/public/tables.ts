import type { Db, Tx } from '#db/pool.ts'
import { FUN_CHIP } from '../rules/presets.ts'
import type { CardGame } from '../rules/play.ts'
import { buttonOf, sealFor, stakesJson } from '../service/deal.ts'
import { deleteSeat, insertSeat, seatsIn, seatsOf, setSeatState, type SeatRow } from '../store/seats.ts'
import { insertRoom, lockRoom, restRoom, setRoomState, touchRoom } from '../store/rooms.ts'
import { setBlinds, tablesOfTournament } from '../store/tables.ts'
import type { App } from '#server/app.ts'

/**
 * Tables of tournaments: card rooms whose hands are dealt, whose seats are given and whose chips are counted by another feature.
 * Their chips are points, so that no hand posts money.
 */
export { BOTS } from '../service/deal.ts'
export { tellRoom } from '../service/news.ts'
export { closeTables, countTables, lockTables, voidHandsOf } from '../store/tables.ts'

export type TableSeat = Pick<SeatRow, 'seat' | 'memberId' | 'name' | 'chips' | 'bankMs' | 'state'> & {
  /** What it had before the newest hand. */
  readonly before: bigint
}
export type TournamentTable = {
  readonly id: bigint
  readonly code: string
  readonly button: number | null
  readonly isPlaying: boolean
  readonly isResting: boolean
  readonly endedAt: Date | null
  readonly seats: readonly TableSeat[]
}

/** The open tables of a tournament with their seats. */
export async function tablesOf(db: Db | Tx, tournament: bigint): Promise<readonly TournamentTable[]> {
  const rows = await tablesOfTournament(db, tournament)
  const seats = await seatsIn(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map(({ entries, ...table }) => {
    const stacks = new Map(entries?.map(({ seat, stack }) => [seat, BigInt(stack)]))
    const own = seats.filter(({ room }) => room === table.id)
    return { ...table, seats: own.map((each) => ({ ...each, before: stacks.get(each.seat) ?? each.chips })) }
  })
}

export type Blinds = { readonly small: bigint; readonly big: bigint; readonly ante: bigint }
export type NewTable = {
  readonly merchant: string
  readonly code: string
  readonly game: CardGame
  readonly seats: number
  readonly stack: bigint
  readonly turnSeconds: number
  readonly bankSeconds: number
  readonly blinds: Blinds
  /** The first hand begins after so long. */
  readonly pauseMs: number
}

/** Opens a table of a tournament. Returns its ID. */
export async function openTable(tx: Tx, tournament: bigint, table: NewTable): Promise<bigint> {
  const { blinds, stack, pauseMs, ...room } = table
  const id = await insertRoom(
    tx,
    {
      ...room,
      currency: 'FUN',
      isPractice: true,
      small: blinds.small,
      unit: blinds.big,
      chip: FUN_CHIP,
      rakePpm: 0,
      rakeCap: 0n,
      buyMin: stack,
      buyMax: stack,
      mayRunTwice: false,
    },
    { tournament },
  )
  if (id === null) throw new Error(`card rooms: the brand has a room ${room.code}`)
  await restRoom(tx, { id, pauseMs, leader: null })
  return id
}

export type Seating = Omit<TableSeat, 'before'> & { readonly room: bigint }

/** Seats a player. The caller holds the room's lock; a seat that is taken is a bug of the caller. */
export async function seatPlayer(tx: Tx, seating: Seating): Promise<void> {
  const done = await insertSeat(tx, { ...seating, wallet: null, cash: null, owes: false })
  if (!done) throw new Error(`card rooms: seat ${seating.seat} of table ${seating.room} is taken`)
  if (seating.state === 'away') await setSeatState(tx, seating, 'away')
  await touchRoom(tx, seating.room)
}

export async function unseat(tx: Tx, room: bigint, seat: number): Promise<void> {
  await deleteSeat(tx, { room, seat })
  await touchRoom(tx, room)
}

/** Closes a table that was broken: its players sit elsewhere. */
export const closeTable = (tx: Tx, id: bigint): Promise<void> => setRoomState(tx, id, 'closed')

/** Seals the next hand of a table with these blinds, for everyone who has chips: who is absent is dealt in and blinded off. */
export async function dealTable(app: App, tx: Tx, id: bigint, blinds: Blinds): Promise<void> {
  await setBlinds(tx, { id, small: blinds.small, unit: blinds.big })
  const room = await lockRoom(tx, id)
  // the blinds of an absent player were posted hand by hand: who is back owes none
  const playing = (await seatsOf(tx, id))
    .filter(({ chips }) => chips > 0n)
    .map((seat) => ({ ...seat, owes: false }))
  await sealFor(app, tx, room, {
    playing,
    button: await buttonOf(tx, room, playing),
    stakes: { ...stakesJson(room), ante: blinds.ante.toString() },
  })
}
