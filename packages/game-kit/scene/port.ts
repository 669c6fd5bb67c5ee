import type { GameEvent } from '#game-kit/events.ts'
import type { Minor } from '#kit/money.ts'
import type { SceneClock } from './clock.ts'
import type { Motion } from './motion.ts'
import type { Speed } from './players.ts'
import type { Sound } from './sound.ts'

export type SceneLanguage = 'en' | 'vi'

/** One bet of a round as a scene places it. */
export type PlacedBet = { readonly key: string; readonly stake: Minor; readonly choice: unknown }

/** Which stakes the session allows: a multiple of `step`, `least` at the lowest. */
export type StakeBounds = { readonly least: Minor; readonly step: Minor }

/** What a scene may ask of the page around it. A scene never sees a balance and never asks a server. */
export type ScenePort = {
  /** Time of the page's scene; the scene ticks it with its frames. */
  readonly clock: SceneClock
  readonly language: SceneLanguage
  readonly sound: Sound
  readonly motion: Motion
  /** Money in the session's currency, as the page writes it everywhere. */
  money(amount: Minor): string
  /** Money for large letters: no decimals where they are zero. */
  figures(amount: Minor): string
  /** The stake the next round would have. */
  stake(): Minor
  /** The stakes that may be placed; null where nothing is placed (a round that is shown again). */
  bounds(): StakeBounds | null
  /** Called when the stake of the next round changes. */
  onStake(f: () => void): () => void
  /** Shows what was won so far in this round. */
  won(amount: Minor): void
  /** Words for screen readers. */
  say(words: string): void
  /** Pixels at the bottom and top that the page's own controls cover. */
  insets(): { top: number; bottom: number }
  /** The member's choice changed (dice), so the page may show what it stands to win. */
  chosen(): void
  /** Makes a move of the round that waits for one; absent where nothing can be done (a round that is shown again). */
  act?(action: unknown): void
  /** The graphics card took the picture away and did not give it back: the page offers to draw it anew. */
  lost(): void
}

/** This browser has nothing that a scene could be drawn with. */
export class CannotDraw extends Error {}

/** What may be done with a round that waits for a move. */
export type SceneHand = {
  readonly moves: readonly { readonly action: unknown; readonly charge: Minor }[]
  readonly view: unknown
}

/** What a scene of a stepped game does besides. */
export type SteppedScene = {
  /** Shows what came since `from`, one after the other; the round may be over with it or not. */
  go(events: readonly GameEvent[], from: number, stake: Minor, speed: Speed): Promise<void>
  /** Shows a round that is open as it stands, at once. */
  stand(events: readonly GameEvent[], stake: Minor): void
  /** What may be done now; null: nothing. */
  offer(hand: SceneHand | null): void
  /** The page's one key, while the round waits. */
  press(): void
}

/** A mounted game. `begin` is called on the press, before anything is known; `play` when the round has come. */
export type Scene = {
  /** Which bet, and what the member chose, in the game's own words; {} where there is nothing to choose. */
  bet(): { readonly key: string; readonly choice: unknown }
  /** All bets of the next round where several may be placed at once; none placed: nothing is played. Absent: the one bet. */
  bets?(stake: Minor): readonly PlacedBet[]
  begin(): void
  /** No round came: back to rest. */
  cancel(): void
  play(events: readonly GameEvent[], stake: Minor, speed: Speed): Promise<void>
  /** Where a finished round ended, at once: on load and after a break of the line. */
  show(events: readonly GameEvent[], stake: Minor): void
  /** The rounds before, newest first, where a scene shows them. */
  history?(rounds: readonly (readonly GameEvent[])[]): void
  /** Of a game of several moves. */
  readonly steps?: SteppedScene
  skip(): void
  destroy(): void
}

/** A game's scene as its lazily loaded module exports it. `load` reports 0..1. */
export type SceneModule = {
  load(progress: (share: number) => void): Promise<void>
  mount(host: HTMLElement, port: ScenePort): Promise<Scene>
}
