import type { PlacedBet, Scene } from '#game-kit/scene/port.ts'
import type { Sound } from '#game-kit/scene/sound.ts'
import type { Minor } from '#kit/money.ts'
import type { StoreApi } from 'zustand/vanilla'
import { patientAsk, type GameApi, type PlayedRound } from '../api.ts'
import { playableOf } from './bonus.ts'
import type { Host } from '../host.ts'
import { createPending, type PendingRounds } from '../pending.ts'
import { mostStake, placedOn, shortOf, type Short } from '../stakes.ts'
import type { TableState } from '../table-state.ts'

export type TableParts = {
  readonly game: string
  readonly api: GameApi
  readonly host: Host
  readonly sound: Sound
}

/** A table's state between two presses, and its dependencies. */
export type Seat = TableParts & {
  readonly state: StoreApi<TableState>
  readonly pending: PendingRounds
  /** Retries until a response arrives. */
  readonly ask: ReturnType<typeof patientAsk>
  scene: Scene | null
  /** When the last round was requested, in milliseconds of `performance.now()`. */
  askedAt: number
  /** The round that waits for a move. */
  open: PlayedRound | null
}

/** A table at which no round was requested yet. */
export function seatAt(parts: TableParts, state: StoreApi<TableState>): Seat {
  return {
    ...parts,
    state,
    pending: createPending(parts.game),
    ask: patientAsk((notice) => state.setState({ notice })),
    scene: null,
    askedAt: -Infinity,
    open: null,
  }
}

export const sumOf = (bets: readonly PlacedBet[]): Minor => bets.reduce((sum, { stake }) => sum + stake, 0n)

/** The bonus after a round, asked while the round is drawn; what is shown now without one, or without an answer. */
export function bonusAfter({ state, api }: Pick<Seat, 'state' | 'api'>): Promise<TableState['bonus']> {
  const { bonus } = state.getState()
  return bonus ? api.bonus().catch(() => bonus) : Promise.resolve(null)
}

/** The bets of the next round. */
export function placedAt({ scene, state }: Seat): readonly PlacedBet[] {
  return placedOn(scene, state.getState().stake)
}

/** The notice for a balance that does not cover the placed bets, or the feature at its price of `buyTimes` stakes. */
export function shortAt({ scene, state }: Seat, buyTimes?: bigint): Short {
  const { session, ...funds } = state.getState()
  const costAt = (stake: Minor) => (buyTimes ? stake * buyTimes : sumOf(placedOn(scene, stake)))
  return session
    ? shortOf(session.stakes, playableOf(funds), costAt)
    : { kind: 'short', of: 'bet', lower: null }
}

/** The highest stake at which the balance covers the placed bets. */
export function mostStakeAt({ scene, state }: Seat): Minor {
  const { session, stake, ...funds } = state.getState()
  return session
    ? mostStake(session.stakes, playableOf(funds), (each) => sumOf(placedOn(scene, each)))
    : stake
}
