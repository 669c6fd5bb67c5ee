import { inTransaction } from '#db/pool.ts'
import { maskedName } from '#kit/names/masked-name.ts'
import { nextEventNumber } from '#live/event-number.ts'
import type { App } from '#server/app.ts'
import type { CallFor, GameCaller } from '#server/call.ts'
import { fishingRooms as rooms } from '#games/catalogue.ts'
import { furtherRow, gameRow } from '#features/play/rounds/public.ts'
import type { fishing } from '../contract.ts'
import { BEAT_SECONDS, countOf, isHeld, seatFor, stateOf, tableToWatch } from '../rules/seating.ts'
import {
  accountOf,
  deleteLapsed,
  keepSeat,
  leaveSeat,
  lockRoom,
  seatsOfBrand,
  seatsOfRoom,
  seatsOfTable,
  takeSeat,
  type Room,
  type SeatRow,
} from '../store/seats.ts'
import { watchName } from './news.ts'

type At = {
  readonly number: number | null
  readonly seat: number | null
  readonly why: 'trial' | 'full' | null
}

const noRoom = { refused: 'fishing.noRoom' } as const

const isTrial = ({ currency }: GameCaller): boolean => currency === 'FUN'

function shownSeats(rows: readonly SeatRow[]) {
  return rows
    .filter(isHeld)
    .map(({ seat, name, level, idleSeconds }) => ({ seat, name, level, state: stateOf(idleSeconds) }))
}

async function shown(app: App, room: Room, { number, seat, why }: At) {
  return {
    watch: number === null ? null : watchName(room, number),
    table: number,
    seat,
    why,
    seats: number === null ? [] : shownSeats(await seatsOfTable(app.db, room, number)),
    beatSeconds: BEAT_SECONDS,
  }
}

/**
 * After the commit: who sits at a table. The number is taken before the seats are read, so that of two events the one with the higher
 * number was read later, whichever process sends first.
 */
async function tellSeats(app: App, room: Room, number: number): Promise<void> {
  const seq = (await nextEventNumber(app.db)).toString()
  const seats = shownSeats(await seatsOfTable(app.db, room, number))
  const name = watchName(room, number)
  app.events.publish(`watch:${name}`, {
    topic: 'fishing.seats',
    of: name,
    seq,
    patch: { seats },
  })
}

/** Members with play money watch the table with the most company. */
async function watching(app: App, room: Room) {
  return shown(app, room, {
    number: tableToWatch(await seatsOfRoom(app.db, room)),
    seat: null,
    why: 'trial',
  })
}

/** The seat of a member in the open room. */
export async function sit(app: App, caller: GameCaller) {
  const { merchant, game, memberId } = caller
  const room = { merchant, game }
  if (!Object.hasOwn(rooms, game)) return noRoom
  if (isTrial(caller)) return watching(app, room)
  const seating = await inTransaction(app.db, async (tx) => {
    await lockRoom(tx, room)
    const found = seatFor(memberId, await seatsOfRoom(tx, room))
    if (found.kind === 'own') await keepSeat(tx, room, memberId)
    if (found.kind === 'free')
      await takeSeat(tx, room, { ...found, memberId, name: maskedName(await accountOf(tx, memberId)) })
    return found
  })
  if (seating.kind === 'full') return shown(app, room, { number: seating.number, seat: null, why: 'full' })
  if (seating.kind === 'free') await tellSeats(app, room, seating.number)
  return shown(app, room, { number: seating.number, seat: seating.seat, why: null })
}

/** A sign of the member, and the table as it is. */
export async function keep(app: App, caller: GameCaller) {
  const { merchant, game, memberId } = caller
  const room = { merchant, game }
  if (!Object.hasOwn(rooms, game)) return noRoom
  if (isTrial(caller)) return watching(app, room)
  const place = await keepSeat(app.db, room, memberId)
  if (!place) return { refused: 'fishing.seatLost' } as const
  return shown(app, room, { ...place, why: null })
}

export async function leave(app: App, { merchant, game, memberId }: GameCaller) {
  const room = { merchant, game }
  if (!Object.hasOwn(rooms, game)) return noRoom
  const number = await leaveSeat(app.db, room, memberId)
  if (number !== null) await tellSeats(app, room, number)
  return { done: true } as const
}

type Asked = Pick<CallFor<(typeof fishing)['rooms']>, 'member' | 'merchant' | 'language'>

/** The rooms with the prices of a bullet, and their tables with free seats. */
export async function listRooms(app: App, { member, merchant, language }: Asked) {
  const currency = member?.currency ?? merchant.currency
  const held = await seatsOfBrand(app.db, merchant.code)
  return {
    rooms: Object.values(rooms).flatMap(({ id, stakes }) => {
      const rule = stakes[currency]
      const name = (gameRow(id) ?? furtherRow(id))?.name[language] ?? id
      if (!rule) return []
      const own = held.filter(({ game }) => game === id)
      return [{ room: id, name, currency, priceMin: rule.min, priceMax: rule.max, ...countOf(own) }]
    }),
  }
}

export async function sweepSeats(app: App): Promise<void> {
  await deleteLapsed(app.db)
}
