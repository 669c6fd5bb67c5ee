import { STUDIO } from '#game-kit/game.ts'
import { randomUUID } from 'node:crypto'
import { inTransaction, type Tx } from '#db/pool.ts'
import type { App } from '#server/app.ts'
import { post } from '#ledger/posting.ts'
import type { RoundItem } from '#ledger/types.ts'
import { settingOf } from '#features/platform/settings/public.ts'
import { idAt } from '#features/play/shared-rounds/rules/ids.ts'
import { EDITION, validOf } from '../rules/games.ts'
import { betsIn, type Play } from '../rules/play.ts'
import { endHand, type DecisionRow, type HandRow } from '../store/hands.ts'
import { insertIncident } from '../store/incidents.ts'
import { insertResults } from '../store/results.ts'
import { lockRoom, restRoom, touchRoom, type RoomRow } from '../store/rooms.ts'
import { moveChips } from '../store/seats.ts'
import {
  parkLeg,
  postponeLeg,
  stoppedAmong,
  takeLeg,
  type ParkedKey,
  type SeatLeg,
} from '../store/stopped.ts'

/** Between two hands: time to see who won. */
const PAUSE_MS = 5_000
/** A hand that ended without cards being shown is over sooner. */
const SHORT_PAUSE_MS = 2_500

type Ended = {
  readonly room: RoomRow
  readonly hand: HandRow
  readonly play: Play
  /** Who decided last. */
  readonly by: DecisionRow['by']
}

/**
 * The end of a hand, in the transaction of its last decision: chips change places and one posting follows as the last statement, a leg for
 * each seat; what the legs do not return is the rake. The posting's keys are derived from the hand, so that it is posted once. The leg of
 * a wallet that was frozen within the hand waits for its release, and holds up no one else.
 */
export async function finishHand(app: App, tx: Tx, { room: known, hand, play, by }: Ended): Promise<void> {
  const room = await lockRoom(tx, known.id)
  const factor = await settingOf(app, room.merchant, 'rakeFactor')
  const entryOf = new Map(hand.entries.map((entry) => [entry.seat, entry]))
  const nowMs = hand.now.getTime()
  const rows = play.legs().flatMap((leg) => {
    const entry = entryOf.get(leg.seat)
    if (!entry) return []
    const isPosted = entry.wallet !== null && (leg.put > 0n || leg.won > 0n)
    return [{ leg, entry, round: isPosted ? idAt(nowMs, randomUUID()) : null }]
  })
  await endHand(tx, hand.id, 'over')
  if (by === 'clock' && !room.isPractice)
    await insertIncident(tx, { room: room.id, kind: 'clock', hand: hand.id, label: `${hand.number}` })
  for (const { leg } of rows) {
    const by = leg.won - leg.put
    if (by !== 0n) await moveChips(tx, { room: room.id, seat: leg.seat }, by)
  }
  await insertResults(
    tx,
    rows.map(({ leg, entry, round }) => ({
      hand: hand.id,
      memberId: entry.member === null ? null : BigInt(entry.member),
      round,
      ...leg,
    })),
  )
  const bets = betsIn(play.view(null))
  const isShown = !bets || (bets.result?.shown.length ?? 0) > 0
  await restRoom(tx, { id: room.id, pauseMs: isShown ? PAUSE_MS : SHORT_PAUSE_MS, leader: play.leader })
  const { label } = hand
  const legs = rows.flatMap(({ leg, entry, round }): readonly SeatLeg[] => {
    if (round === null || entry.wallet === null) return []
    const { seat, put, won } = leg
    const of = { hand: hand.id, label, code: room.code, game: room.game, seat, wallet: BigInt(entry.wallet) }
    return [{ ...of, round, put, won, valid: validOf(leg, factor) }]
  })
  const stopped = await stoppedAmong(
    tx,
    legs.map(({ wallet }) => wallet),
  )
  for (const leg of legs.filter(({ wallet }) => stopped.has(wallet))) {
    await parkLeg(tx, leg)
    await insertIncident(tx, { room: room.id, kind: 'parked', hand: hand.id, label: `${hand.number}` })
  }
  await postLegs(
    tx,
    legs.filter(({ wallet }) => !stopped.has(wallet)),
  )
}

/** A part that the ledger refuses although its wallet pays again is tried this often: an operator has taken its chips. */
const AGAIN_SECONDS = 60

/** Posts a part that waited for its wallet, once: its row is taken in the same transaction. */
export async function payParked(app: App, parked: ParkedKey): Promise<void> {
  try {
    await inTransaction(app.db, async (tx) => {
      const leg = await takeLeg(tx, parked)
      if (!leg) return
      await insertIncident(tx, { room: leg.room, kind: 'paid', hand: leg.hand, label: `${leg.number}` })
      // its seat can be paid or dealt in
      await touchRoom(tx, leg.room)
      await postLegs(tx, [leg])
    })
  } catch (error) {
    await postponeLeg(app.db, parked, AGAIN_SECONDS)
    throw error
  }
}

/** One posting, as the transaction's last statement. */
async function postLegs(tx: Tx, legs: readonly SeatLeg[]): Promise<void> {
  if (legs.length === 0) return
  const items = legs.map(legItem).toSorted((a, b) => (a.wallet < b.wallet ? -1 : 1))
  const refused = (await post(tx, items)).find(({ status }) => status === 'refused')
  // chips in play are always there: a refusal is a bug, or a wallet that was frozen since it was looked at; nothing has changed then
  if (refused)
    throw new Error(`card rooms: the end of ${legs[0]?.label} was refused: ${JSON.stringify(refused, text)}`)
}

const text = (_: string, value: unknown): unknown => (typeof value === 'bigint' ? value.toString() : value)

/** One seat's part of the posting: what it put in is the stake, what came back the win. */
const legItem = ({ hand, label, code, game, seat, wallet, round, put, won, valid }: SeatLeg): RoundItem => ({
  step: 'instant',
  key: `card:${hand}:${seat}`,
  wallet,
  vendor: STUDIO,
  stake: put,
  win: won,
  play: { category: 'PVP', valid },
  request: hand,
  round: {
    id: round,
    game,
    edition: EDITION,
    seedId: null,
    nonce: null,
    inputs: { room: code, hand, label, seat },
    outcome: null,
    events: null,
  },
})
