import { STUDIO } from '#game-kit/game.ts'
import { randomUUID } from 'node:crypto'
import type { Tx } from '#db/pool.ts'
import type { App } from '#server/app.ts'
import { post } from '#ledger/posting.ts'
import type { RoundItem } from '#ledger/types.ts'
import { settingOf } from '#features/platform/settings/public.ts'
import { idAt } from '#features/play/shared-rounds/rules/ids.ts'
import { EDITION, validOf } from '../rules/games.ts'
import type { Leg, Play } from '../rules/play.ts'
import { endHand, type DecisionRow, type EntryJson, type HandRow } from '../store/hands.ts'
import { insertIncident } from '../store/incidents.ts'
import { insertResults } from '../store/results.ts'
import { lockRoom, restRoom, type RoomRow } from '../store/rooms.ts'
import { moveChips } from '../store/seats.ts'

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
 * each seat; what the legs do not return is the rake. The posting's keys are derived from the hand, so that it is posted once.
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
  const { tienLen, holdem, lieng } = play.view(null)
  const isShown = tienLen !== null || ((holdem ?? lieng)?.result?.shown.length ?? 0) > 0
  await restRoom(tx, { id: room.id, pauseMs: isShown ? PAUSE_MS : SHORT_PAUSE_MS, leader: play.leader })
  const items = rows.flatMap(({ leg, entry, round }) =>
    round === null || entry.wallet === null ? [] : [legItem({ room, hand, leg, entry, round, factor })],
  )
  if (items.length === 0) return
  const results = await post(
    tx,
    items.toSorted((a, b) => (a.wallet < b.wallet ? -1 : 1)),
  )
  const refused = results.find(({ status }) => status === 'refused')
  // chips in play are always there: a refusal would be a bug, and the hand stays as it was
  if (refused)
    throw new Error(`card rooms: the end of ${hand.label} was refused: ${JSON.stringify(refused, text)}`)
}

const text = (_: string, value: unknown): unknown => (typeof value === 'bigint' ? value.toString() : value)

type LegOf = {
  readonly room: RoomRow
  readonly hand: HandRow
  readonly leg: Leg
  readonly entry: EntryJson
  readonly round: string
  readonly factor: number
}

/** One seat's part of the posting: what it put in is the stake, what came back the win. */
function legItem({ room, hand, leg, entry, round, factor }: LegOf): RoundItem {
  return {
    step: 'instant',
    key: `card:${hand.id}:${leg.seat}`,
    wallet: BigInt(entry.wallet ?? 0),
    vendor: STUDIO,
    stake: leg.put,
    win: leg.won,
    play: { category: 'PVP', valid: validOf(leg, factor) },
    request: hand.id,
    round: {
      id: round,
      game: room.game,
      edition: EDITION,
      seedId: null,
      nonce: null,
      inputs: { room: room.code, hand: hand.id, label: hand.label, seat: leg.seat },
      outcome: null,
      events: null,
    },
  }
}
