import { randomBytes, randomUUID } from 'node:crypto'
import { inTransaction, type Tx } from '#db/pool.ts'
import type { App } from '#server/app.ts'
import { isExcluded } from '#features/compliance/limits/public.ts'
import { idAt } from '#features/play/shared-rounds/rules/ids.ts'
import { EDITION, hasButton, nextButton } from '../rules/games.ts'
import { mostSeats } from '../rules/play.ts'
import type { RoomRow } from '../store/rooms.ts'
import { countHand, idleRoom, lockFreeRoom, setRoomState, touchRoom } from '../store/rooms.ts'
import {
  dealtIn,
  deleteSeat,
  insertSeat,
  refill,
  seatsOf,
  setSeatState,
  type SeatRow,
} from '../store/seats.ts'
import { insertHand, liveHand, newestHand, type EntryJson, type StakesJson } from '../store/hands.ts'
import { stoppedAmong } from '../store/stopped.ts'
import { sealNew } from './hand.ts'
import { cashOut, tellPaid, type Paid } from './leave.ts'
import { tellRoom } from './news.ts'
import { holdSeats } from './waiting.ts'

/** How long the seeds of the players' pages are awaited; a seat whose page sends none gets one from the server. */
const SEEDS_MS = 2_000
/** A room in which no seat can be paid or dealt in is looked at again after this time: rooms that wait longest are looked at first. */
const IDLE_SECONDS = 5
/** Each hand gives so much of the time bank back. */
const BANK_BACK_MS = 2_000
const SEED_BYTES = 16

export const BOTS = [
  'Bot Sen',
  'Bot Trúc',
  'Bot Mai',
  'Bot Đào',
  'Bot Quế',
  'Bot Cúc',
  'Bot Lan',
  'Bot Hồng',
  'Bot Tre',
] as const

export const newSeed = (): string => randomBytes(SEED_BYTES).toString('hex')

/**
 * Between two hands: who has left is paid, practice bots come and go, and the next hand is sealed. The root of its deck is committed here;
 * the players' seeds are asked for after that.
 */
export async function dealNext(app: App, id: bigint): Promise<void> {
  const left = await inTransaction(app.db, (tx) => clearSeats(app, tx, id))
  if (left === null) return
  await tellPaid(app, left.paid)
  const isDealt = await inTransaction(app.db, (tx) => sealHand(app, tx, id))
  if (isDealt || left.hasChanged) await tellRoom(app, left.room, true)
}

/** Seats whose chips are frozen: a hand with one of them could not be posted. */
async function stoppedSeats(tx: Tx, seats: readonly SeatRow[]): Promise<ReadonlySet<number>> {
  const own = seats.flatMap(({ wallet }) => (wallet === null ? [] : [wallet]))
  const stopped = await stoppedAmong(tx, own)
  return new Set(seats.filter(({ wallet }) => wallet !== null && stopped.has(wallet)).map(({ seat }) => seat))
}

type Left = { readonly room: RoomRow; readonly hasChanged: boolean; readonly paid: readonly Paid[] }

/** Pays and frees the seats that leave. Null: another process has the room, or a hand is being played. */
async function clearSeats(app: App, tx: Tx, id: bigint): Promise<Left | null> {
  const room = await lockFreeRoom(tx, id)
  if (!room || (await liveHand(tx, id))) return null
  const seats = await seatsOf(tx, id)
  const gone: SeatRow[] = []
  for (const seat of seats) {
    const mayStay = room.state === 'open' && seat.state !== 'leaving' && !seat.isGone
    if (!mayStay || (seat.memberId !== null && (await isExcluded(tx, seat.memberId)))) gone.push(seat)
  }
  const stopped = await stoppedSeats(tx, gone)
  const people = seats.filter(
    ({ memberId, seat }) => memberId !== null && !gone.some((one) => one.seat === seat),
  )
  const bots = people.length === 0 ? seats.filter(({ memberId }) => memberId === null) : []
  // whose chips are frozen keeps the seat, without being dealt in, until they can be paid
  const leaving = [...new Set([...gone, ...bots])].filter(({ seat }) => !stopped.has(seat))
  for (const seat of leaving) await deleteSeat(tx, seat)
  const isOver = room.state === 'closing' && leaving.length === seats.length
  if (isOver) await setRoomState(tx, id, 'closed')
  else if (leaving.length > 0) await touchRoom(tx, id)
  if (leaving.length > 0 || room.state !== 'open') await holdSeats(app, tx, room)
  return { room, hasChanged: isOver || leaving.length > 0, paid: await cashOut(tx, room, leaving) }
}

/**
 * Practice rooms: chips are refilled, and bots take seats so that a person can play immediately; one seat stays free for another one. In a
 * private room only people play.
 */
async function fillPractice(tx: Tx, room: RoomRow, seats: readonly SeatRow[]): Promise<readonly SeatRow[]> {
  if (!room.isPractice) return seats
  const people = seats.filter(({ memberId, state }) => memberId !== null && state === 'seated')
  if (people.length === 0) return seats
  const company = room.seats === 2 ? 2 : Math.min(room.seats - 1, Math.max(4, people.length + 1))
  const wanted = room.openedBy === null ? company : 0
  const free = Array.from({ length: room.seats }, (_, seat) => seat).filter(
    (seat) => !seats.some((one) => one.seat === seat),
  )
  const names = BOTS.filter((name) => !seats.some((one) => one.name === name))
  for (let count = seats.length; count < wanted && free.length > 0; count++) {
    const seat = free.shift()
    const name = names.shift()
    if (seat === undefined || name === undefined) break
    await insertSeat(tx, { ...BOT, room: room.id, seat, name, chips: room.buyMax })
  }
  for (const seat of seats) if (seat.chips < room.unit * 2n) await refill(tx, seat, room.buyMax)
  return seatsOf(tx, room.id)
}

const BOT = { memberId: null, wallet: null, cash: null, bankMs: 0, owes: false } as const

/** Seals a deck for the seats that can play. False: too few can, and the room idles; or another transaction has it, or a hand is played. */
async function sealHand(app: App, tx: Tx, id: bigint): Promise<boolean> {
  const room = await lockFreeRoom(tx, id)
  if (!room || (await liveHand(tx, id))) return false
  const playing = await readySeats(tx, room)
  if (playing.length < 2 || (room.isPractice && !playing.some(({ memberId }) => memberId !== null))) {
    await idleRoom(tx, id, IDLE_SECONDS)
    return false
  }
  const button = await buttonOf(tx, room, playing)
  await sealFor(app, tx, room, { playing, button, stakes: stakesJson(room) })
  return true
}

/** The seats that the next hand is dealt to, if they are enough. */
async function readySeats(tx: Tx, room: RoomRow): Promise<readonly SeatRow[]> {
  if (room.state !== 'open') return []
  const seats = await fillPractice(tx, room, await seatsOf(tx, room.id))
  for (const seat of seats)
    if (seat.chips === 0n && seat.state === 'seated' && !room.isPractice) await setSeatState(tx, seat, 'away')
  const stopped = await stoppedSeats(tx, seats)
  const ready = seats.filter(
    ({ seat, state, chips }) => state === 'seated' && chips > 0n && !stopped.has(seat),
  )
  return ready.slice(0, mostSeats[room.game])
}

type Deal = {
  readonly playing: readonly SeatRow[]
  readonly button: number | null
  readonly stakes: StakesJson
}

/** Seals a deck for these seats, under the room's lock: its root is committed before any player's seed is known. */
export async function sealFor(
  app: App,
  tx: Tx,
  room: RoomRow,
  { playing, button, stakes }: Deal,
): Promise<void> {
  const { id } = room
  const number = await countHand(tx, { id, button })
  const label = `${room.merchant}:${room.code}#${number}`
  const { seed, root } = sealNew(app, label)
  const bots = playing.filter(({ memberId }) => memberId === null)
  const places = playing.map(({ seat }) => seat)
  await dealtIn(tx, { room: id, seats: places, addMs: BANK_BACK_MS, mostMs: room.bankSeconds * 1_000 })
  await insertHand(tx, {
    id: idAt(app.clock.now().getTime(), randomUUID()),
    room: id,
    number,
    stakes,
    edition: EDITION,
    label,
    root,
    seed,
    entries: playing.map(entryOf),
    seeds: Object.fromEntries(bots.map(({ seat }) => [seat, newSeed()])),
    button,
    dueMs: SEEDS_MS,
  })
}

/** A button moves on. Climbing games: the winner of the game before leads, if still there; else the lowest card. */
export async function buttonOf(tx: Tx, room: RoomRow, playing: readonly SeatRow[]): Promise<number | null> {
  const places = playing.map(({ seat }) => seat)
  if (hasButton[room.game]) return nextButton(room.button, places)
  const last = await newestHand(tx, room.id)
  const wasDealtIn = (seat: SeatRow) => last?.entries.some((entry) => isSamePlayer(entry, seat)) ?? false
  const isSame = playing.every(wasDealtIn)
  return isSame && room.button !== null && places.includes(room.button) ? room.button : null
}

/** Whether a seat's player is who was dealt in there: another one may have taken the seat since. */
const isSamePlayer = (entry: EntryJson, { seat, memberId, name }: SeatRow): boolean =>
  entry.seat === seat && entry.member === (memberId?.toString() ?? null) && entry.name === name

export const stakesJson = (room: RoomRow): StakesJson => ({
  small: room.small.toString(),
  unit: room.unit.toString(),
  chip: room.chip.toString(),
  rakePpm: room.isPractice ? 0 : room.rakePpm,
  rakeCap: room.rakeCap.toString(),
  mayRunTwice: room.mayRunTwice,
  turnSeconds: room.turnSeconds,
  seats: room.seats,
})

const entryOf = ({ seat, memberId, name, wallet, chips, owes }: SeatRow): EntryJson => ({
  seat,
  member: memberId?.toString() ?? null,
  name,
  wallet: wallet?.toString() ?? null,
  stack: chips.toString(),
  posts: owes,
})
