import { inTransaction, type Tx } from '#db/pool.ts'
import type { Given } from '#contract/route.ts'
import type { App } from '#server/app.ts'
import type { CallFor } from '#server/call.ts'
import type { cardRooms } from '../contract.ts'
import { readAction, writeAction } from '../rules/action.ts'
import type { CardAction, Play } from '../rules/play.ts'
import {
  addSeed,
  awaitHand,
  insertDecision,
  lockHand,
  startHand,
  type DecisionRow,
  type HandRow,
} from '../store/hands.ts'
import { roomByCode, touchRoom, type RoomRow } from '../store/rooms.ts'
import { seatsOf, setBank, type SeatRow } from '../store/seats.ts'
import { newSeed } from './deal.ts'
import { finishHand } from './finish.ts'
import { dealtHand, rebuilt } from './hand.ts'
import { tellRoom } from './news.ts'

type Contract = typeof cardRooms

/** A bot thinks for so long, so that its decisions can be followed. */
const BOT_MS = 900
/** Who is away or has left is given a moment, so that the others see whose turn it was. */
const AWAY_MS = 600

/** What a page may decide late because its answer travels: nothing. Time is the database's. */
export async function decide(
  app: App,
  { params, body }: Given<Contract['act']>,
  { member }: CallFor<Contract['act']>,
) {
  const room = await roomByCode(app.db, member.merchant, params.code)
  if (!room) return { refused: 'rooms.unknown' } as const
  const action = readAction(body.action)
  if (!action) return { refused: 'rooms.notAllowed', detail: { why: 'unreadable' } } as const
  const done = await inTransaction(app.db, async (tx) => {
    const hand = await lockHand(tx, room.id, body.hand)
    const seat = hand?.entries.find((entry) => entry.member === member.id.toString())?.seat
    if (!hand || seat === undefined) return { refused: 'rooms.notSeated' } as const
    if (hand.state !== 'playing' || hand.version !== body.version) return { refused: 'rooms.moved' } as const
    const { play, decisions } = await rebuilt(app, tx, room.game, hand)
    const late = play.awaited.includes(seat) && (await isLate(tx, hand, play, seat))
    if (late) return { refused: 'rooms.tooLate' } as const
    const next = play.act(seat, action)
    if (typeof next === 'string') return { refused: 'rooms.notAllowed', detail: { why: next } } as const
    const decision = { number: decisions.length, seat, action, by: 'player' } as const
    await record(app, tx, { room, hand, next, decision })
    return null
  })
  if (done) return done
  await tellRoom(app, room)
  return { done: true as const }
}

/** After the time of a decision the time bank runs; once that is empty, it is too late. A step with a clock of its own has no bank. */
async function isLate(tx: Tx, hand: HandRow, play: Play, seat: number): Promise<boolean> {
  const overMs = hand.now.getTime() - (hand.dueAt?.getTime() ?? 0)
  if (overMs <= 0) return false
  const row = (await seatsOf(tx, hand.room)).find((one) => one.seat === seat)
  if (!row || play.stepClock || row.bankMs < overMs) return true
  await setBank(tx, row, Math.max(0, row.bankMs - overMs))
  return false
}

type Decided = {
  readonly room: RoomRow
  readonly hand: HandRow
  readonly next: Play
  readonly decision: Pick<DecisionRow, 'number' | 'seat' | 'by'> & { readonly action: CardAction }
}

/** Stores a decision with what follows from it: the next turn, or the end of the hand with its posting. */
export async function record(app: App, tx: Tx, { room, hand, next, decision }: Decided): Promise<void> {
  await insertDecision(tx, { ...decision, hand: hand.id, action: writeAction(decision.action) })
  if (next.isOver) return finishHand(app, tx, { room, hand, play: next, by: decision.by })
  await awaitHand(tx, hand.id, turnMs(next, hand, await seatsOf(tx, room.id)))
  await touchRoom(tx, room.id)
}

/** How long the next decision may take. */
export function turnMs(play: Play, hand: HandRow, seats: readonly SeatRow[]): number {
  const waits = play.awaited.map((awaited) => {
    const seat = seats.find((one) => one.seat === awaited)
    const entry = hand.entries.find((one) => one.seat === awaited)
    if (entry?.member === null) return BOT_MS
    return seat?.state === 'seated' ? (play.stepClock?.seconds ?? hand.stakes.turnSeconds) * 1_000 : AWAY_MS
  })
  // of several simultaneous ones the last one counts
  return Math.max(AWAY_MS, ...waits)
}

/** A player's seed, which cuts the deck: sent by the page once it knows the deck's root. The last one starts the hand. */
export async function giveSeed(
  app: App,
  { params, body }: Given<Contract['seed']>,
  { member }: CallFor<Contract['seed']>,
) {
  const room = await roomByCode(app.db, member.merchant, params.code)
  if (!room) return { refused: 'rooms.unknown' } as const
  const isTold = await inTransaction(app.db, async (tx) => {
    const hand = await lockHand(tx, room.id, body.hand)
    const seat = hand?.entries.find((entry) => entry.member === member.id.toString())?.seat
    if (hand?.state !== 'cutting' || seat === undefined) return null
    if (hand.seeds[seat] !== undefined) return true
    await addSeed(tx, hand.id, seat, body.seed)
    const seeds: HandRow['seeds'] = { ...hand.seeds, [seat]: body.seed }
    const isComplete = hand.entries.every((entry) => seeds[entry.seat] !== undefined)
    if (isComplete) await cutDeck(app, tx, room, { ...hand, seeds })
    return true
  })
  if (isTold === null) return { refused: 'rooms.moved' } as const
  await tellRoom(app, room)
  return { done: true as const }
}

/** The deck is cut and dealt. A seat whose page sent no seed gets one. A hand may be over immediately. */
export async function cutDeck(app: App, tx: Tx, room: RoomRow, hand: HandRow): Promise<void> {
  const seeds = Object.fromEntries(hand.entries.map(({ seat }) => [seat, hand.seeds[seat] ?? newSeed()]))
  const cut: HandRow = { ...hand, seeds }
  const play = dealtHand(app, room.game, cut)
  await startHand(tx, { id: hand.id, seeds, dueMs: turnMs(play, hand, await seatsOf(tx, room.id)) })
  if (play.isOver) await finishHand(app, tx, { room, hand: cut, play, by: 'player' })
  else await touchRoom(tx, room.id)
}
