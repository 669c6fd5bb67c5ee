import type { Db, Tx } from '#db/pool.ts'
import type { App } from '#server/app.ts'
import { endHand, newestHand } from '../store/hands.ts'
import { insertIncident, type NewIncident } from '../store/incidents.ts'
import { lockStuckHand, updateSetup, type RoomSetup } from '../store/office.ts'
import { closeLike } from '../store/private.ts'
import {
  insertRoom,
  lockRoom,
  restRoom,
  roomByCode,
  setRoomState,
  type NewRoom,
  type RoomRow,
} from '../store/rooms.ts'
import { seatsOf, type SeatRow } from '../store/seats.ts'
import type { Views } from '../rules/play.ts'
import { rebuilt } from '../service/hand.ts'

/** Card rooms for the back office: rows, figures, the log, and what operators do to a room. */
export { incidentsOf, insertIncident } from '../store/incidents.ts'
export { playedHands, roomFigures, type RoomFigures, type RoomSetup } from '../store/office.ts'
export { allRooms, roomByCode, type RoomRow } from '../store/rooms.ts'
export { tellRoom } from '../service/news.ts'

/** A room with its lock held; null: the brand has none with this code. */
async function lockedRoom(tx: Tx, merchant: string, code: string) {
  const room = await roomByCode(tx, merchant, code)
  return room && lockRoom(tx, room.id)
}

/** The private rooms that have its terms close after their hand. Returns their codes. */
async function closePrivate(tx: Tx, room: RoomRow, logged: Logged): Promise<readonly string[]> {
  const rooms = await closeLike(tx, room.id)
  for (const { id } of rooms)
    await insertIncident(tx, { room: id, kind: 'closed', ...logged, label: room.code })
  return rooms.map(({ code }) => code)
}

type Logged = Pick<NewIncident, 'byName' | 'approvedBy' | 'reason' | 'label'>
export type Room = { readonly merchant: string; readonly code: string }

/**
 * Closes a room: no one else sits down, its hand is played to the end, then every seat is paid; private rooms with its terms close with it.
 * Returns the codes of those. Null: the room is unknown; false: it is closed already.
 */
export async function closeRoom(
  tx: Tx,
  { merchant, code }: Room,
  logged: Logged,
): Promise<readonly string[] | false | null> {
  const room = await lockedRoom(tx, merchant, code)
  if (!room) return null
  if (room.state !== 'open') return false
  await setRoomState(tx, room.id, 'closing')
  await insertIncident(tx, { room: room.id, kind: 'closed', ...logged })
  return closePrivate(tx, room, logged)
}

/** Opens a room that is closed or closing. Null: the room is unknown; false: it is open already. */
export async function openRoom(tx: Tx, { merchant, code }: Room, logged: Logged): Promise<boolean | null> {
  const room = await lockedRoom(tx, merchant, code)
  if (!room) return null
  if (room.state === 'open') return false
  await setRoomState(tx, room.id, 'open')
  await insertIncident(tx, { room: room.id, kind: 'opened', ...logged })
  return true
}

/** A new room. False: the brand has one with this code. */
export async function makeRoom(tx: Tx, room: NewRoom, logged: Logged): Promise<boolean> {
  const id = await insertRoom(tx, room)
  if (id === null) return false
  await insertIncident(tx, { room: id, kind: 'made', ...logged })
  return true
}

/**
 * Changes the stakes, rake and times of a room while no seat is taken: who has bought in has agreed to what it was. Null: the room is
 * unknown; 'seated': a seat is taken; else the room as it was, and the codes of the private rooms that close because they have the terms of
 * before. The caller notes it in the log, with the version.
 */
export async function changeSetup(
  tx: Tx,
  { merchant, code }: Room,
  { setup, logged }: { readonly setup: RoomSetup; readonly logged: Logged },
): Promise<{ readonly before: RoomRow; readonly closing: readonly string[] } | 'seated' | null> {
  const room = await lockedRoom(tx, merchant, code)
  if (!room) return null
  if ((await seatsOf(tx, room.id)).length > 0) return 'seated'
  await updateSetup(tx, room.id, setup)
  return { before: room, closing: await closePrivate(tx, room, logged) }
}

/** The next hand after a voided one begins after this pause. */
const PAUSE_MS = 5_000

/**
 * Voids the hand of a room that no process can continue: its clock has been over for a minute. It moves nothing, every seat keeps what it
 * had before it. Null: the room is unknown, or its hand runs. Locks are taken in the order hand, room.
 */
export async function voidStuckHand(
  tx: Tx,
  { merchant, code }: Room,
  logged: Omit<Logged, 'label'>,
): Promise<{ readonly label: string } | null> {
  const known = await roomByCode(tx, merchant, code)
  const hand = known && (await lockStuckHand(tx, known.id))
  if (!hand) return null
  const { id } = await lockRoom(tx, known.id)
  await endHand(tx, hand.id, 'void')
  await restRoom(tx, { id, pauseMs: PAUSE_MS, leader: null })
  await insertIncident(tx, { room: id, kind: 'void', hand: hand.id, label: `${hand.number}`, ...logged })
  return { label: `${hand.number}` }
}

export type WatchedRoom = {
  readonly seats: readonly SeatRow[]
  readonly hand: {
    readonly id: string
    readonly number: number
    readonly state: 'cutting' | 'playing' | 'over' | 'void'
    readonly dueAt: Date | null
    /** What a spectator sees; null before the deck is cut. */
    readonly view: Views | null
    readonly decisions: number
  } | null
}

/** A room as it is played now, as a spectator sees it: no hidden card is in it. */
export async function watchedRoom(app: App, room: Pick<RoomRow, 'id' | 'game'>): Promise<WatchedRoom> {
  const db: Db = app.db
  const [seats, hand] = await Promise.all([seatsOf(db, room.id), newestHand(db, room.id)])
  if (!hand) return { seats, hand: null }
  const { id, number, state, dueAt } = hand
  const isCut = state === 'playing' || state === 'over'
  // a hand that is stuck may be one that cannot be rebuilt: the page that voids it must still be shown
  const known = isCut ? await rebuilt(app, db, room.game, hand).catch(() => null) : null
  const view = known?.play.view(null) ?? null
  return { seats, hand: { id, number, state, dueAt, view, decisions: known?.decisions.length ?? 0 } }
}
