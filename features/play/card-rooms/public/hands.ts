import type { Db, Tx } from '#db/pool.ts'
import type { App } from '#server/app.ts'
import { readAction } from '../rules/action.ts'
import type { CardAction, CardGame, Play } from '../rules/play.ts'
import { after, dealtHand } from '../service/hand.ts'
import { decisionsOf, handById, type DecisionRow, type HandRow } from '../store/hands.ts'
import { resultsOf, type ResultRow } from '../store/results.ts'
import { roomById, type RoomRow } from '../store/rooms.ts'

/** Hands for reports, collusion signals and reviews. */
export { handsAtTables } from '../store/results.ts'
export { handsOverAfter, type OverHand } from '../store/review.ts'

export type KnownHand = {
  readonly id: string
  readonly merchant: string
  readonly room: string
  readonly currency: RoomRow['currency']
  readonly game: CardGame
  readonly isPractice: boolean
  readonly number: number
  readonly state: HandRow['state']
  readonly entries: HandRow['entries']
}

const knownOf = (room: RoomRow, { id, number, state, entries }: HandRow): KnownHand => ({
  id,
  merchant: room.merchant,
  room: room.code,
  currency: room.currency,
  game: room.game,
  isPractice: room.isPractice,
  number,
  state,
  entries,
})

/** A hand without its cards; null: there is none. */
export async function handOf(db: Db | Tx, id: string): Promise<KnownHand | null> {
  const hand = await handById(db, id)
  return hand && knownOf(await roomById(db, hand.room), hand)
}

export type Decision = Pick<DecisionRow, 'seat' | 'by'> & {
  readonly action: CardAction
  /** The hand before and after the decision. */
  readonly before: Play
  readonly after: Play
}
export type OpenedHand = KnownHand & {
  readonly endedAt: Date
  /** What the big blind, or a card, was worth. */
  readonly unit: bigint
  readonly first: Play
  readonly last: Play
  readonly decisions: readonly Decision[]
  readonly results: readonly ResultRow[]
}

/**
 * A hand that is over with everything that was hidden: for the collusion signals, and for a review that is permitted and audited.
 * Null: there is none, or it is not over.
 */
export async function openedHand(app: App, id: string): Promise<OpenedHand | null> {
  const hand = await handById(app.db, id)
  if (hand?.state !== 'over' || !hand.endedAt) return null
  const room = await roomById(app.db, hand.room)
  const [rows, results] = await Promise.all([decisionsOf(app.db, id), resultsOf(app.db, id)])
  const first = dealtHand(app, room.game, hand)
  const decisions = rows.reduce<readonly Decision[]>((done, row) => {
    const before = done.at(-1)?.after ?? first
    const action = readAction(row.action)
    if (!action) throw new Error(`card rooms: decision ${row.number} of ${hand.label} is unreadable`)
    return [...done, { seat: row.seat, by: row.by, action, before, after: after(before, row) }]
  }, [])
  return {
    ...knownOf(room, hand),
    endedAt: hand.endedAt,
    unit: BigInt(hand.stakes.unit),
    first,
    last: decisions.at(-1)?.after ?? first,
    decisions,
    results,
  }
}
