import { dayIn } from '#kit/day.ts'
import { dayBounds } from '#kit/day/zoned.ts'
import type { Given, Refusal, Reply } from '#contract/route.ts'
import type { App } from '#server/app.ts'
import type { CallFor } from '#server/call.ts'
import { brandsFor, listedBrand } from '#features/contact/notices/public.ts'
import {
  allRooms,
  incidentsOf,
  playedHands,
  roomByCode,
  roomFigures,
  watchedRoom,
  type RoomFigures,
  type RoomRow,
} from '#features/play/card-rooms/public/office.ts'
import { hiddenViews } from '#features/play/card-rooms/rules/play.ts'
import type { roomsOffice } from '../contract.ts'
import { setupsOf } from '../store/setups.ts'
import { setupOf } from './setup.ts'

type Contract = typeof roomsOffice
type Shown = Reply<Contract['one']>['row']

const USUAL = 50

type Asked = { readonly merchant: string; readonly code: string | null; readonly now: Date }

/** The figures of today, by the brand's calendar: of one room, or of all. */
async function todayOf(app: App, { merchant, code, now }: Asked): Promise<ReadonlyMap<bigint, RoomFigures>> {
  const brand = await app.merchants.byCode(merchant)
  if (!brand) return new Map()
  const { timeZone } = brand
  const figures = await roomFigures(app.db, { merchant, code, ...dayBounds(timeZone, dayIn(timeZone, now)) })
  return new Map(figures.map((each) => [each.room, each]))
}

function shownRow(room: RoomRow, figures: RoomFigures | undefined): Shown {
  const { code, game, currency, isPractice, tournament, openedBy, state, seats, small, unit, hands } = room
  return {
    code,
    game,
    currency,
    isPractice,
    tournament,
    openedBy,
    state,
    seats,
    taken: figures?.taken ?? 0,
    people: figures?.people ?? 0,
    small,
    unit,
    rake: setupOf(room).rake,
    isPlaying: (figures?.hand ?? null) !== null,
    isStuck: figures?.isStuck ?? false,
    hands,
    handsToday: figures?.hands ?? 0,
    rakeToday: figures?.rake ?? 0n,
    lastAt: figures?.lastAt ?? null,
  }
}

export async function listRooms(
  app: App,
  { query }: Given<Contract['list']>,
  { operator, merchant, now }: CallFor<Contract['list']>,
): Promise<Reply<Contract['list']>> {
  const code = query.merchant ?? merchant.code
  const [brand, rooms, today] = await Promise.all([
    listedBrand(app, code, operator),
    allRooms(app.db, code),
    todayOf(app, { merchant: code, code: null, now }),
  ])
  return {
    ...brand,
    rows: rooms.map((room) => shownRow(room, today.get(room.id))),
  }
}

/** A room as a spectator sees it. What a seat holds stays hidden: only a review opens it. */
export async function showRoom(
  app: App,
  { params }: Given<Contract['one']>,
  { now }: CallFor<Contract['one']>,
): Promise<Reply<Contract['one']> | Refusal<Contract['one']>> {
  const room = await roomByCode(app.db, params.merchant, params.code)
  if (!room) return { refused: 'roomsOffice.unknown' }
  const [today, { seats, hand }, versions] = await Promise.all([
    todayOf(app, { ...params, now }),
    watchedRoom(app, room),
    setupsOf(app.db, params),
  ])
  return {
    row: shownRow(room, today.get(room.id)),
    setup: setupOf(room),
    seats: seats.map(({ seat, memberId, name, chips, state }) => ({
      seat,
      member: memberId,
      name,
      chips,
      state,
    })),
    hand: hand && {
      id: hand.id,
      number: hand.number,
      state: hand.state,
      dueAt: hand.dueAt,
      decisions: hand.decisions,
      ...(hand.view ?? hiddenViews),
    },
    versions,
  }
}

export async function listHands(
  app: App,
  { params, query }: Given<Contract['hands']>,
): Promise<Reply<Contract['hands']> | Refusal<Contract['hands']>> {
  const room = await roomByCode(app.db, params.merchant, params.code)
  if (!room) return { refused: 'roomsOffice.unknown' }
  const { before = null, limit = USUAL } = query
  const found = await playedHands(app.db, { room: room.id, before, limit: limit + 1 })
  const hands = found.slice(0, limit)
  return {
    currency: room.currency,
    hands,
    next: found.length > limit ? (hands.at(-1)?.number ?? null) : null,
  }
}

export async function listIncidents(
  app: App,
  { query }: Given<Contract['incidents']>,
  { operator, merchant }: CallFor<Contract['incidents']>,
): Promise<Reply<Contract['incidents']>> {
  const { merchant: asked = merchant.code, code = null, before = null, limit = USUAL } = query
  const [brands, found] = await Promise.all([
    brandsFor(app, operator),
    incidentsOf(app.db, { merchant: asked, code, before, limit: limit + 1 }),
  ])
  const rows = found.slice(0, limit)
  return {
    brands,
    merchant: asked,
    rows,
    next: found.length > limit ? (rows.at(-1)?.number ?? null) : null,
  }
}
