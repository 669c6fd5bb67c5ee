import type { Given } from '#contract/route.ts'
import type { App } from '#server/app.ts'
import type { CallFor } from '#server/call.ts'
import { walletOf } from '#ledger/wallets.ts'
import { settingOf } from '#features/platform/settings/public.ts'
import { hiddenOf } from '#features/contact/chat/public.ts'
import { readyToPlay } from '#features/compliance/limits/public.ts'
import { fishingRooms as fishingRoom } from '#games/catalogue.ts'
import { listRooms as listFishing } from '#features/play/fishing/public.ts'
import { furtherRow } from '#features/play/rounds/public.ts'
import type { cardRooms } from '../contract.ts'
import { hiddenViews } from '../rules/play.ts'
import { loggedHand, type HandRow, type LoggedHand } from '../store/hands.ts'
import { notesOf, type Note } from '../store/notes.ts'
import { resultsOf } from '../store/results.ts'
import { roomByCode, roomsOf, type RoomRow } from '../store/rooms.ts'
import { seatsOf, type SeatRow } from '../store/seats.ts'
import { heldForOthers, waitsOf, type WaitRow } from '../store/waits.ts'
import { after, dealtHand } from './hand.ts'
import { lobbyName, watchName } from './news.ts'
import { opponentOf } from './own/talk.ts'

type Contract = typeof cardRooms

const NO_NOTES: ReadonlyMap<bigint, Note> = new Map()
const NO_ONE: ReadonlySet<bigint> = new Set()
const PPM_OF_HUNDREDTH = 100

export const shownRoom = (row: RoomRow) => ({
  code: row.code,
  game: row.game,
  currency: row.currency,
  isPractice: row.isPractice,
  seats: row.seats,
  small: row.small,
  unit: row.unit,
  chip: row.chip,
  buyMin: row.buyMin,
  buyMax: row.buyMax,
  rake: row.rakePpm / PPM_OF_HUNDREDTH,
  rakeCap: row.rakeCap,
  turnSeconds: row.turnSeconds,
  state: row.state,
  tournament: row.tournament,
  isPrivate: row.openedBy !== null,
})

export async function listRooms(app: App, { member, merchant }: CallFor<Contract['list']>) {
  const [rooms, most] = await Promise.all([
    roomsOf(app.db, merchant.code, member?.id ?? null),
    settingOf(app, merchant.code, 'privateRoomsMost'),
  ])
  const currency = member?.currency ?? merchant.currency
  return {
    watch: lobbyName(merchant.code),
    mayOpenPrivate: most > 0,
    rooms: rooms
      .filter((row) => row.isPractice || row.currency === currency)
      .map((row) => ({
        ...shownRoom(row),
        taken: row.taken,
        people: row.people,
        isPlaying: row.isPlaying,
        isMine: row.isMine,
      })),
  }
}

export async function readRoom(
  app: App,
  { params }: Given<Contract['room']>,
  { member, merchant, now }: CallFor<Contract['room']>,
) {
  const room = await roomByCode(app.db, merchant.code, params.code)
  if (!room) return { refused: 'rooms.unknown' } as const
  const [seats, hand, waits] = await Promise.all([
    seatsOf(app.db, room.id),
    loggedHand(app.db, room.id),
    waitsOf(app.db, room.id),
  ])
  const others = seats.flatMap(({ memberId }) =>
    memberId === null || memberId === member?.id ? [] : [memberId],
  )
  const [notes, hidden] = member
    ? await Promise.all([notesOf(app.db, member.id, others), hiddenOf(app.db, member.id)])
    : [NO_NOTES, NO_ONE]
  const own = member ? (seats.find(({ memberId }) => memberId === member.id) ?? null) : null
  const wallet =
    member && !room.isPractice
      ? await walletOf(app.db, {
          owner: member.id,
          merchant: member.merchant,
          kind: 'cash',
          currency: room.currency,
        })
      : null
  return {
    now: hand?.now ?? now,
    watch: watchName(room),
    room: shownRoom(room),
    seats: seats.map((seat) => ({
      ...shownSeat(seat, own),
      opponent:
        member && seat.memberId !== null && seat.memberId !== member.id
          ? opponentOf(app, member.id, seat.memberId)
          : null,
      isHidden: hidden.has(seat.memberId ?? 0n),
      note: notes.get(seat.memberId ?? 0n) ?? null,
    })),
    hand: hand && (await shownHand(app, room, hand, member?.id ?? null)),
    mine: own?.seat ?? null,
    cash: wallet && wallet.balance - wallet.held,
    hasChat: await app.merchants.isOn(merchant.code, 'chatRoom'),
    waiting: shownWaiting(room, seats.length, { waits, memberId: member?.id ?? null }),
  }
}

type Waiting = { readonly waits: readonly WaitRow[]; readonly memberId: bigint | null }

/** The waiting list as the caller sees it. Of a seat that is held for another one only its owner may take it. */
function shownWaiting(room: RoomRow, taken: number, { waits, memberId }: Waiting) {
  const place = waits.findIndex((wait) => wait.memberId === memberId)
  const own = waits[place]
  return {
    count: waits.length,
    place: own ? place + 1 : null,
    heldUntil: own && !own.isOver ? own.heldUntil : null,
    maySit: taken + heldForOthers(waits, memberId) < room.seats,
  }
}

const shownSeat = ({ seat, name, memberId, chips, state, bankMs }: SeatRow, own: SeatRow | null) => ({
  seat,
  name,
  isBot: memberId === null,
  isMine: own?.seat === seat,
  chips,
  state,
  bankMs,
})

/** A hand as a member who was dealt in may see it, or a spectator. What others hold is not in it. */
async function shownHand(app: App, room: RoomRow, hand: LoggedHand, memberId: bigint | null) {
  const seat = memberId === null ? null : seatIn(hand, memberId)
  const { id, number, state, version, dueAt, root, seeds } = hand
  const isCut = state === 'playing' || state === 'over'
  const play = isCut ? hand.log.reduce(after, dealtHand(app, room.game, hand)) : null
  const legs = state === 'over' ? await resultsOf(app.db, id) : []
  return {
    id,
    number,
    state,
    version,
    dueAt,
    root,
    wantsSeed: state === 'cutting' && seat !== null && seeds[seat] === undefined,
    stepSeconds: play?.stepClock?.seconds ?? null,
    ...(play ? play.view(seat) : hiddenViews),
    legs: legs.map(({ seat: of, put, won }) => ({ seat: of, put, won })),
  }
}

export const seatIn = ({ entries }: Pick<HandRow, 'entries'>, memberId: bigint): number | null =>
  entries.find(({ member }) => member === memberId.toString())?.seat ?? null

/** GLS2_roomList: the rooms under the names of the specification. */
export async function roomList(
  app: App,
  { query }: Given<Contract['roomList']>,
  call: CallFor<Contract['roomList']>,
) {
  const { member, merchant, language } = call
  const rooms = await roomsOf(app.db, merchant.code, null)
  const currency = member?.currency ?? merchant.currency
  const cards = rooms
    .filter((row) => row.isPractice || row.currency === currency)
    .map((row) => ({
      roomId: row.code,
      gameId: row.game,
      name: furtherRow(row.game)?.name[language] ?? row.game,
      currency: row.currency,
      minBuyIn: row.buyMin,
      maxBuyIn: row.buyMax,
      minBet: null,
      maxBet: null,
      seats: row.seats,
      seatsFree: row.seats - row.taken,
    }))
  const all = [...cards, ...(await fishingRooms(app, call))]
  return { rooms: all.filter(({ gameId }) => query.gameId === undefined || query.gameId === gameId) }
}

/** Fishing rooms are one room each: another table opens when all seats are taken. */
async function fishingRooms(app: App, call: CallFor<Contract['roomList']>) {
  const { rooms } = await listFishing(app, call)
  return rooms.map(({ room, name, currency, priceMin, priceMax, taken, free }) => ({
    roomId: room,
    gameId: room,
    name,
    currency,
    minBuyIn: null,
    maxBuyIn: null,
    minBet: priceMin,
    maxBet: priceMax,
    seats: taken + free,
    seatsFree: free,
  }))
}

/** The launch of a room: a page of the site, where the member's own session plays. */
export async function launchRoom(
  app: App,
  { query }: Given<Contract['launchPvp']>,
  { member, origin, now }: CallFor<Contract['launchPvp']>,
) {
  const isFishing = Object.hasOwn(fishingRoom, query.roomId)
  const room = isFishing ? null : await roomByCode(app.db, member.merchant, query.roomId)
  if (!isFishing && (!room || room.state === 'closed')) return { refused: 'rooms.unknown' } as const
  const stopped = await readyToPlay(app, member, 'casino', now)
  if (stopped) return stopped
  const url = new URL(room ? '/room' : '/game', origin)
  if (room) url.searchParams.set('code', room.code)
  else url.searchParams.set('gameId', query.roomId)
  return { game_url: url.toString() }
}
