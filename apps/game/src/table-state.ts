import type { RefusedError } from '#contract/envelope.ts'
import type { Scene } from '#game-kit/scene/port.ts'
import type { Minor } from '#kit/money.ts'
import type { StoreApi } from 'zustand/vanilla'
import type { GameSession, PlayedRound } from './api.ts'
import type { AutoplayPlan } from './autoplay/plan.ts'
import type { Short } from './stakes.ts'

export type AutoplayEnd = NonNullable<NonNullable<PlayedRound['autoplay']>['over']>

export type Notice =
  | { kind: 'auto'; why: AutoplayEnd }
  | Short
  | { kind: 'line' }
  | { kind: 'refused'; what: 'round' | 'move'; words: string }
  /** A move was made on another device: what is shown now is where the round stands. */
  | { kind: 'elsewhere' }
  | { kind: 'resumed' }

export type TableState = {
  phase: 'loading' | 'failed' | 'closed' | 'stopped' | 'ready' | 'asking' | 'playing' | 'deciding'
  loaded: number
  session: GameSession | null
  /** The balance as shown: less the stake while a round is on its way. */
  balance: Minor
  stake: Minor
  win: Minor | null
  /** What the round that is shown has cost so far. */
  staked: Minor
  notice: Notice | null
  turbo: boolean
  /** The autoplay that runs, and how many rounds it has left. */
  auto: { id: string; left: number } | null
  /** 'lost': the picture was taken away; 'impossible': this browser can draw none. */
  drawing: 'whole' | 'lost' | 'impossible'
  /** The pause between two rounds that the rules ask for is not over yet. */
  waiting: boolean
}

export type Table = {
  readonly state: StoreApi<TableState>
  /** Loads, opens, shows the last round. */
  start(load: (progress: (share: number) => void) => Promise<Scene>): Promise<void>
  /** The one key of the game: plays, skips what is being shown, or does the next thing of a round that waits. */
  press(): void
  /** A move of the round that waits. */
  act(action: unknown): void
  skip(): void
  step(by: 1 | -1): void
  lowerToBalance(): void
  turbo(): void
  /** What the next round would cost: of a game of several bets, all that lies there. */
  toStake(): Minor
  /** Plays on by itself within the plan, until the platform says that it is over. */
  auto(plan: AutoplayPlan): Promise<void>
  /** A round of the feature that this game sells, at the stake that is set. */
  buy(): void
  dismiss(): void
  /** Asks how things stand, at once or when the round that is shown is over. */
  refresh(): Promise<void>
  won(amount: Minor): void
  /** The picture is gone: a round that is under way ends unseen and stands; nothing new begins. */
  lost(): void
}

export const beforeLoading: TableState = {
  phase: 'loading',
  loaded: 0,
  session: null,
  balance: 0n,
  stake: 0n,
  win: null,
  staked: 0n,
  notice: null,
  turbo: false,
  auto: null,
  drawing: 'whole',
  waiting: false,
}

/** What a refusal tells the member; `short` says what helps where money is missing. */
export function noticeOf(problem: RefusedError, what: 'round' | 'move', short: () => Short): Notice {
  return problem.code === 'play.insufficient' ? short() : { kind: 'refused', what, words: problem.message }
}
