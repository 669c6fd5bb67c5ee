import type { GameEvent } from '#game-kit/events.ts'
import type { Minor } from '#kit/money.ts'
import type { SceneClock } from './clock.ts'
import type { Company } from './company/company.ts'
import type { Motion } from './motion.ts'
import type { Speed } from './players.ts'
import type { Sound } from './sound.ts'

export type SceneLanguage = 'en' | 'vi'

/** One bet of a round as a scene places it. */
export type PlacedBet = { readonly key: string; readonly stake: Minor; readonly choice: unknown }

/** The session's valid stakes: a multiple of `step`, at least `least`. */
export type StakeBounds = { readonly least: Minor; readonly step: Minor }

/** What a scene can request from the page. A scene never sees a balance and never calls a server. */
export type ScenePort = {
  /** The scene's clock; the scene advances it with its frames. */
  readonly clock: SceneClock
  readonly language: SceneLanguage
  readonly sound: Sound
  readonly motion: Motion
  /** Money in the session's currency, in the page's format. */
  money(amount: Minor): string
  /** Money for large letters: no decimals where they are zero. */
  figures(amount: Minor): string
  /** The stake of the next round. */
  stake(): Minor
  /** The stakes that can be placed; null in a replay. */
  bounds(): StakeBounds | null
  /** Called when the stake of the next round changes. */
  onStake(f: () => void): () => void
  /** Shows what was won so far in this round. */
  won(amount: Minor): void
  /** Texts for screen readers. */
  say(words: string): void
  /** Pixels at the bottom and top that the page's controls cover. */
  insets(): { top: number; bottom: number }
  /** The member's choice changed (dice), so that the page can show the possible win. */
  chosen(): void
  /** Asks for a round, as the page's button does; nothing happens while one is in progress. Undefined in a replay. */
  fire?(): void
  /** Who else plays here; undefined in a replay and in games without tables. */
  readonly company?: Company
  /** Makes a move of a waiting round; undefined in a replay. */
  act?(action: unknown): void
  /** The WebGL context was lost and not restored: the page offers to render it again. */
  lost(): void
}

/** This browser has no way to render a scene. */
export class CannotDraw extends Error {}

/** The possible moves of a waiting round. */
export type SceneHand = {
  readonly moves: readonly { readonly action: unknown; readonly charge: Minor }[]
  readonly view: unknown
}

/** The additional interface of a multi-step game's scene. */
export type SteppedScene = {
  /** Shows the events since `from`, one after the other; the round may be over with them. */
  go(events: readonly GameEvent[], from: number, stake: Minor, speed: Speed): Promise<void>
  /** Shows an open round in its current state, immediately. */
  stand(events: readonly GameEvent[], stake: Minor): void
  /** The possible moves; null: none. */
  offer(hand: SceneHand | null): void
  /** The page's main button, while the round waits. */
  press(): void
}

/** A mounted game. `begin` is called on the press, before the result is known; `play` when it has arrived. */
export type Scene = {
  /** The bet and the member's choice, in the game's own format; {} if there is nothing to choose. */
  bet(): { readonly key: string; readonly choice: unknown }
  /** All bets of the next round if several can be placed; empty: nothing is played. Undefined: the single bet. */
  bets?(stake: Minor): readonly PlacedBet[]
  begin(): void
  /** No result arrived: back to the idle state. */
  cancel(): void
  play(events: readonly GameEvent[], stake: Minor, speed: Speed): Promise<void>
  /** The final state of a finished round, immediately: on load and after a lost connection. */
  show(events: readonly GameEvent[], stake: Minor): void
  /** Previous rounds, newest first, if a scene shows them. */
  history?(rounds: readonly (readonly GameEvent[])[]): void
  /** Of a multi-step game. */
  readonly steps?: SteppedScene
  skip(): void
  destroy(): void
}

/** A game's scene as its lazily loaded module exports it. `load` reports 0..1. */
export type SceneModule = {
  load(progress: (share: number) => void): Promise<void>
  mount(host: HTMLElement, port: ScenePort): Promise<Scene>
}
