import type { RefusedError } from '#contract/envelope.ts'
import type { Scene } from '#game-kit/scene/port.ts'
import type { Minor } from '#kit/money.ts'
import type { StoreApi } from 'zustand/vanilla'
import type { GameSession, PlayedRound } from './api.ts'
import type { Bonus } from './round/bonus.ts'
import type { AutoplayPlan } from './autoplay/plan.ts'
import type { Short } from './stakes.ts'

export type AutoplayEnd = NonNullable<NonNullable<PlayedRound['autoplay']>['over']>

export type JackpotPrize = NonNullable<PlayedRound['jackpot']>['prizes'][number]

export type Notice =
  | { kind: 'auto'; why: AutoplayEnd }
  | Short
  | { kind: 'line' }
  | { kind: 'refused'; what: 'round' | 'move'; words: string }
  /** The round won a jackpot; `stake` and `win` are its own. */
  | { kind: 'jackpot'; prizes: readonly JackpotPrize[]; stake: Minor; win: Minor }
  /** A move was made on another device: the round's current state is shown. */
  | { kind: 'elsewhere' }
  | { kind: 'resumed' }

export type TableState = {
  phase: 'loading' | 'failed' | 'closed' | 'stopped' | 'ready' | 'asking' | 'playing' | 'deciding'
  loaded: number
  session: GameSession | null
  /** The shown balance: without the stake while a round is in progress. */
  balance: Minor
  /** The active bonus beside it. */
  bonus: Bonus | null
  stake: Minor
  win: Minor | null
  /** The total stake of the round that is shown. */
  staked: Minor
  notice: Notice | null
  turbo: boolean
  /** The running autoplay and its remaining rounds. */
  auto: { id: string; left: number } | null
  /** 'lost': the graphics context was lost; 'impossible': this browser cannot create one. */
  drawing: 'whole' | 'lost' | 'impossible'
  /** The mandatory pause between two rounds is not over yet. */
  waiting: boolean
}

export type Table = {
  readonly state: StoreApi<TableState>
  /** Loads, opens, shows the last round. */
  start(load: (progress: (share: number) => void) => Promise<Scene>): Promise<void>
  /** The main button: plays, skips the animation, or makes the next move of a waiting round. */
  press(): void
  /** A move in the open round. */
  act(action: unknown): void
  skip(): void
  step(by: 1 | -1): void
  /** Sets a stake; ignored unless the limits allow exactly this one. */
  bet(stake: Minor): void
  /** The highest stake at which the balance covers the placed bets. */
  mostStake(): Minor
  lowerToBalance(): void
  turbo(): void
  /** The cost of the next round: for a game with several bets, their sum. */
  toStake(): Minor
  /** Starts autoplay within the plan, until the platform ends it. */
  auto(plan: AutoplayPlan): Promise<void>
  /** A round of the bought feature at the chosen stake. */
  buy(): void
  dismiss(): void
  /** Refreshes the session, now or when the round in progress is over. */
  refresh(): Promise<void>
  /** Reads the jackpot's amounts again. */
  jackpot(): Promise<void>
  won(amount: Minor): void
  /** The graphics context is lost: a round in progress ends unseen and remains valid; no new round starts. */
  lost(): void
}

export const beforeLoading: TableState = {
  phase: 'loading',
  loaded: 0,
  session: null,
  balance: 0n,
  bonus: null,
  stake: 0n,
  win: null,
  staked: 0n,
  notice: null,
  turbo: false,
  auto: null,
  drawing: 'whole',
  waiting: false,
}

/** The member's notice for a refusal; `short` builds the insufficient-balance notice. */
export function noticeOf(problem: RefusedError, what: 'round' | 'move', short: () => Short): Notice {
  return problem.code === 'play.insufficient' ? short() : { kind: 'refused', what, words: problem.message }
}
