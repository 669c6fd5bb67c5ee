import { setTimeout } from 'node:timers/promises'
import { inTransaction, type Tx } from '#db/pool.ts'
import { fastChance } from '#kit/chance-fast.ts'
import { randomInt } from 'node:crypto'
import type { App } from '#server/app.ts'
import { dueHands, extendHand, lockDueHand, type HandRow } from '../store/hands.ts'
import { unusedRooms } from '../store/private.ts'
import { dueRooms, roomById, touchRoom, type RoomRow } from '../store/rooms.ts'
import { dueLegs } from '../store/stopped.ts'
import { dueWaits } from '../store/waits.ts'
import { AWAY_SECONDS, roomsWithIdleSeats, seatsOf, setBank, setSeatState } from '../store/seats.ts'
import { cutDeck, record } from './act.ts'
import { dealNext } from './deal.ts'
import { payParked } from './finish.ts'
import { rebuilt } from './hand.ts'
import { leaveIdle } from './leave.ts'
import { tellRoom } from './news.ts'
import { closeUnused } from './own/private.ts'
import { tickWait } from './waiting.ts'

const TICK_MS = 250
/** A run of the job ends after about this time; the next one follows. */
const RUN_MS = 5_000
const SEEDS_OF_LUCK = 2 ** 31

/** The job: nothing while no room is played in, otherwise it follows the clocks closely for a while. */
export async function driveRooms(app: App): Promise<void> {
  const until = app.clock.now().getTime() + RUN_MS
  while (app.clock.now().getTime() < until) {
    if ((await tickRooms(app)) === 0) return
    await setTimeout(TICK_MS)
  }
}

/** One look at all clocks. Returns how much was due. A room that fails is logged and does not stop the others. */
export async function tickRooms(app: App): Promise<number> {
  const hands = await dueHands(app.db)
  for (const { id } of hands) await safely(app, () => tickHand(app, id))
  // before seats are paid: their chips are in the wallet only then
  const legs = await dueLegs(app.db)
  for (const leg of legs) await safely(app, () => payParked(app, leg))
  const rooms = await dueRooms(app.db, AWAY_SECONDS)
  for (const { id } of rooms) await safely(app, () => dealNext(app, id))
  const waits = await dueWaits(app.db)
  for (const { room } of waits) await safely(app, () => tickWait(app, room))
  return hands.length + legs.length + rooms.length + waits.length
}

/** The job: closes private rooms that no one uses. A room that fails is logged and does not stop the others. */
export async function closeUnusedRooms(app: App): Promise<void> {
  const rooms = await unusedRooms(app.db)
  for (const { id } of rooms) await safely(app, () => closeUnused(app, id))
}

/** The job: frees seats whose members have waited for company for an hour. */
export async function freeIdleSeats(app: App): Promise<void> {
  const rooms = await roomsWithIdleSeats(app.db)
  for (const { id } of rooms) await safely(app, () => leaveIdle(app, id))
}

async function safely(app: App, work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    app.log.error({ error }, 'card rooms: a room was not continued')
  }
}

/** Plays what the clock says for a hand: cuts its deck, lets a bot decide, opens the time bank, or decides for an absent player. */
export async function tickHand(app: App, id: string): Promise<void> {
  const room = await inTransaction(app.db, async (tx) => {
    const hand = await lockDueHand(tx, id)
    if (!hand) return null
    const own = await roomById(tx, hand.room)
    if (hand.state === 'cutting') await cutDeck(app, tx, own, hand)
    else await decideFor(app, tx, own, hand)
    return own
  })
  if (room) await tellRoom(app, room)
}

async function decideFor(app: App, tx: Tx, room: RoomRow, hand: HandRow): Promise<void> {
  const { play, decisions } = await rebuilt(app, tx, room.game, hand)
  const [seat] = play.awaited
  if (seat === undefined) throw new Error(`card rooms: ${hand.label} awaits no seat and is not over`)
  const isBot = hand.entries.find((entry) => entry.seat === seat)?.member === null
  const row = (await seatsOf(tx, room.id)).find((one) => one.seat === seat)
  // in a step with a clock of its own silence is an answer
  const isMissed = !isBot && row?.state === 'seated' && !play.stepClock
  if (isMissed && row.bankMs > 0) {
    await setBank(tx, row, 0)
    await extendHand(tx, hand.id, row.bankMs)
    await touchRoom(tx, room.id)
    return
  }
  // a bot's luck moves no money: bots play in practice rooms only
  const action = isBot ? play.bot(seat, fastChance(randomInt(SEEDS_OF_LUCK))) : play.timeout(seat)
  const next = play.act(seat, action)
  if (typeof next === 'string')
    throw new Error(`card rooms: ${hand.label}: the clock's decision is refused: ${next}`)
  if (isMissed) await setSeatState(tx, row, 'away')
  const decision = { number: decisions.length, seat, action, by: isBot ? 'bot' : 'clock' } as const
  await record(app, tx, { room, hand, next, decision })
}
