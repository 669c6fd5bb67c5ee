import type { ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { parseMoney, type Minor } from '#kit/money.ts'
import type { GameEvent, SettledEvent, TotalEvent } from '../../events.ts'
import type { Schema } from '../../schema.ts'
import { celebration, isBig, type Celebration } from '../celebration.ts'
import type { Speed } from '../players.ts'
import type { PlacedBet, Scene, SceneHand, SceneModule, ScenePort, StakeBounds } from '../port.ts'
import type { SoundName } from '../sound.ts'
import { written } from '../written.ts'
import { burst } from './burst.ts'
import { frames } from './frames.ts'
import { eventOf, type Past } from './quick.tsx'
import './quick.css'
import './stepped.css'

export type SteppedState<Choice, Picture> = {
  choice: Choice
  /** The state of the table: the round's events so far, folded. */
  picture: Picture
  /** The possible moves; null: none. */
  hand: SceneHand | null
  /** A move tapped while waiting: it is made as soon as possible, and shown as chosen until then. */
  ahead: object | null
  /** The choice cannot be changed between stake and end of a round. */
  isOpen: boolean
  result: { isWin: boolean; win: Minor; tier: Celebration } | null
  history: readonly Past[]
}

export type TableProps<Choice, Picture> = {
  readonly store: StoreApi<SteppedState<Choice, Picture>>
  readonly port: ScenePort
  readonly stake: Minor
  /** Sets the choice of the next round. */
  readonly choose: (choice: Choice) => void
  /** Makes a move, if it is possible. */
  readonly act: (action: object) => void
  /**
   * Makes a move, or queues it until the round waits for one; tapping again cancels it. For moves whose meaning does not depend on what
   * comes in between, such as opening a stone: never for those that react to a card.
   */
  readonly aim: (action: object) => void
}

/** How an event is shown on the table. */
export type Beat = { readonly ms: number; readonly sound?: SoundName; readonly steps?: number }

export type SteppedGame<Choice, Picture> = {
  readonly bet: { readonly key: string; readonly choice: Schema<Choice> }
  readonly first: Choice
  /** For a game with several bets per round: all bets that the choice places, and the choice of a stored round. */
  readonly several?: {
    readonly bets: (choice: Choice, stake: Minor, bounds: StakeBounds | null) => readonly PlacedBet[]
    readonly asPlayed: (events: readonly GameEvent[], now: Choice) => Choice
  }
  readonly Table: ComponentType<TableProps<Choice, Picture>>
  /** An empty table, and the table after one more event. */
  readonly blank: Picture
  readonly fold: (picture: Picture, event: GameEvent) => Picture
  readonly beat: (event: GameEvent) => Beat
  /** The action of the page's main button while the round waits; null: none. */
  readonly press: (hand: SceneHand) => object | null
  readonly mark: (events: readonly GameEvent[]) => string
  /** Texts for screen readers: the last event, and the end. `won` is empty if nothing was won. */
  readonly heard?: (language: ScenePort['language'], event: GameEvent) => string | null
  readonly told: (language: ScenePort['language'], mark: string, won: string) => string
}

const MOST_PAST = 14
const STAY_MS = { normal: 420, turbo: 120, instant: 0 }
const BIG_STAY_MS = 1_500
const SPARKS = { win: 14, big: 34, grand: 54, dragon: 80 }
/** A replayed round pauses before each move as long as a member would think. */
const HASTE: Readonly<Record<Speed, number>> = { normal: 1, turbo: 0.45, instant: 0 }

let nextId = 0

const returned = (events: readonly GameEvent[]): Minor =>
  parseMoney(eventOf<TotalEvent>(events, 'total')?.win ?? '0') ?? 0n
const staked = (events: readonly GameEvent[]): Minor =>
  parseMoney(eventOf<TotalEvent>(events, 'total')?.stake ?? '0') ?? 0n

/** The scene of a multi-step game: everything except its table. */
export function steppedScene<Choice, Picture>(game: SteppedGame<Choice, Picture>): SceneModule {
  return { load: async (progress) => progress(1), mount: async (host, port) => mount(game, host, port) }
}

async function mount<Choice, Picture>(
  game: SteppedGame<Choice, Picture>,
  host: HTMLElement,
  port: ScenePort,
): Promise<Scene> {
  const store = createStore<SteppedState<Choice, Picture>>(() => ({
    choice: game.first,
    picture: game.blank,
    hand: null,
    ahead: null,
    isOpen: false,
    result: null,
    history: [],
  }))
  const set = store.setState
  const { several } = game
  const choose = (choice: Choice): void => {
    if (store.getState().isOpen) return
    set({ choice, result: null, picture: game.blank })
    port.sound.play('step')
    port.chosen()
  }
  const act = (action: object): void => {
    if (!store.getState().hand) return
    set({ hand: null, ahead: null })
    port.act?.(action)
  }
  const aim = (action: object): void => {
    const { hand, ahead, isOpen } = store.getState()
    if (hand) return act(action)
    if (!isOpen) return
    set({ ahead: isSame(ahead, action) ? null : action })
    port.sound.play('step')
  }
  const offer = (hand: SceneHand | null): void => {
    const { ahead } = store.getState()
    set({ hand, ahead: null })
    if (hand && ahead && moveOf(hand, (move) => isSame(move, ahead))) act(ahead)
  }
  const root = createRoot(host)
  const draw = (): void =>
    root.render(<game.Table {...{ store, port, choose, act, aim }} stake={port.stake()} />)
  const unheard = port.onStake(draw)
  draw()
  const stop = frames(port.clock)
  const place = (): void => host.style.setProperty('--bar', `${port.insets().bottom}px`)
  const watcher = new ResizeObserver(place)
  watcher.observe(host)
  place()

  const asPlayed = (events: readonly GameEvent[]): void => {
    if (several) return set(({ choice }) => ({ choice: several.asPlayed(events, choice) }))
    const read = game.bet.choice.parse(eventOf<SettledEvent>(events, 'settled')?.bet)
    if (read.ok) set({ choice: read.value })
  }
  const folded = (events: readonly GameEvent[]): Picture => events.reduce(game.fold, game.blank)
  const past = (events: readonly GameEvent[]): Past => ({
    id: nextId++,
    text: written(port.language, game.mark(events)),
    isGood: returned(events) > staked(events),
  })
  const conclude = (events: readonly GameEvent[]): Celebration => {
    const win = returned(events)
    const tier = celebration(staked(events), win)
    set(({ history }) => ({
      isOpen: false,
      hand: null,
      ahead: null,
      result: { isWin: win > staked(events), win, tier },
      history: [past(events), ...history].slice(0, MOST_PAST),
    }))
    port.won(win)
    return tier
  }
  const celebrate = (tier: Celebration): void => {
    if (tier !== 'win' && !isBig(tier)) return
    port.sound.play(isBig(tier) ? 'big' : 'win')
    if (!port.motion.reduced) burst(host, host.querySelector('[data-spot]') ?? host, SPARKS[tier])
  }

  /** Shows events on the table one after the other. */
  const tell = async (events: readonly GameEvent[], from: number, speed: Speed): Promise<void> => {
    port.clock.rate = 1
    if (from === 0) asPlayed(events)
    set({ isOpen: true, hand: null, result: null, picture: folded(events.slice(0, from)) })
    for (const event of events.slice(from)) {
      if (event.type === 'settled' || event.type === 'total') continue
      const { ms, sound, steps } = game.beat(event)
      set(({ picture }) => ({ picture: game.fold(picture, event) }))
      if (sound) port.sound.play(sound, steps)
      const words = game.heard?.(port.language, event)
      if (words) port.say(words)
      await port.clock.wait(port.motion.reduced ? ms / 3 : ms * HASTE[speed])
    }
    if (!eventOf<TotalEvent>(events, 'total')) return
    const tier = conclude(events)
    const win = returned(events)
    port.say(
      game.told(port.language, written(port.language, game.mark(events)), win > 0n ? port.money(win) : ''),
    )
    celebrate(tier)
    await port.clock.wait(isBig(tier) ? BIG_STAY_MS : STAY_MS[speed])
  }

  return {
    bet: () => ({ key: game.bet.key, choice: store.getState().choice }),
    ...(several && { bets: (stake) => several.bets(store.getState().choice, stake, port.bounds()) }),
    begin: () => {
      port.clock.rate = 1
      set({ isOpen: true, hand: null, ahead: null, result: null, picture: game.blank })
      port.sound.play('press')
    },
    cancel: () => set({ isOpen: false, hand: null, ahead: null }),
    play: (events, _stake, speed) => tell(events, 0, speed),
    show: (events) => {
      asPlayed(events)
      set({ picture: folded(events) })
      conclude(events)
    },
    history: (rounds) => set({ history: rounds.map(past).slice(0, MOST_PAST) }),
    steps: {
      go: (events, from, _stake, speed) => tell(events, from, speed),
      stand: (events) => set({ isOpen: true, result: null, picture: folded(events) }),
      offer,
      press: () => {
        const { hand } = store.getState()
        const action = hand && game.press(hand)
        if (action) act(action)
      },
    },
    skip: () => port.clock.hurry(),
    destroy: () => {
      stop()
      unheard()
      watcher.disconnect()
      root.unmount()
    },
  }
}

/** The move described by a button's text; null if it is not possible. */
export function moveOf(hand: SceneHand | null, isIt: (action: object) => boolean) {
  return (
    hand?.moves.find(({ action }) => typeof action === 'object' && action !== null && isIt(action)) ?? null
  )
}

/** Whether two moves are equal: plain JSON values with the same key order. */
function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

/** Whether a move has this name: `{ do: 'take' }`. */
export function isCalled(action: object, name: string): boolean {
  return 'do' in action && action.do === name
}

/** The place of a move: `{ do: 'open', at: 3 }`; -1 if it has none. */
export function placeOf(action: object | null): number {
  return action && 'at' in action && typeof action.at === 'number' ? action.at : -1
}
