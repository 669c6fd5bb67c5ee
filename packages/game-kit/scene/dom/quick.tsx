import type { ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { parseMoney, type Minor } from '#kit/money.ts'
import { decimalText, parseRational, rational } from '#kit/rational.ts'
import type { GameEvent, SettledEvent, TotalEvent } from '../../events.ts'
import type { Schema } from '../../schema.ts'
import { celebration, isBig, type Celebration } from '../celebration.ts'
import type { Speed } from '../players.ts'
import type { PlacedBet, Scene, SceneModule, ScenePort } from '../port.ts'
import { burst } from './burst.ts'
import { written } from '../written.ts'
import { frames } from './frames.ts'

/** A previous round, as a small mark. */
export type Past = { readonly id: number; readonly text: string; readonly isGood: boolean }

export type QuickState<Choice> = {
  choice: Choice
  /** The choice cannot be changed during a round. */
  isBusy: boolean
  result: { isWin: boolean; win: Minor; tier: Celebration } | null
  history: readonly Past[]
}

/** What a mounted board can do. */
export type QuickStage = {
  /** Shows the round up to its result; `ms` is the duration, 0 immediately. */
  run(events: readonly GameEvent[], ms: number): Promise<void>
  /** Shows the last round's result immediately; null before the first. */
  rest(events: readonly GameEvent[] | null): void
  /** The origin of sparks. */
  spot(): Element
}

export type BoardProps<Choice> = {
  readonly store: StoreApi<QuickState<Choice>>
  readonly port: ScenePort
  readonly stake: Minor
  /** Sets the choice of the next round. */
  readonly choose: (choice: Choice) => void
  readonly onStage: (stage: QuickStage) => void
}

export type QuickGame<Choice> = {
  /** The bet of a round; its schema parses the choice of a stored one. */
  readonly bet: { readonly key: string; readonly choice: Schema<Choice> }
  readonly first: Choice
  /** For a game with several bets per round: all bets that the choice places, and the choice of a stored round. */
  readonly several?: {
    readonly bets: (choice: Choice, stake: Minor) => readonly PlacedBet[]
    readonly asPlayed: (events: readonly GameEvent[]) => Choice
  }
  /** Number of stored previous rounds; absent: as many as a row shows. */
  readonly past?: number
  readonly Board: ComponentType<BoardProps<Choice>>
  /** A round as a small mark: its result. */
  readonly mark: (events: readonly GameEvent[]) => string
  /** A round's text for screen readers; `won` is money, empty if nothing was won. */
  readonly told: (language: ScenePort['language'], mark: string, won: string) => string
  readonly ms: Readonly<Record<Speed, number>>
}

const MOST_PAST = 14
const STAY_MS = { normal: 320, turbo: 80, instant: 0 }
const BIG_STAY_MS = 1_500
const SPARKS = { win: 14, big: 34, grand: 54, dragon: 80 }

let nextId = 0

export function eventOf<E extends GameEvent>(events: readonly GameEvent[], type: E['type']): E | undefined {
  return events.find((event): event is E => event.type === type)
}

/** The payout of a round's bet as a mark: "1.5×", "0.25×", "0×"; cut after two decimals, never rounded up. */
export function factorMark(events: readonly GameEvent[]): string {
  const factor = parseRational(eventOf<SettledEvent>(events, 'settled')?.factor ?? '')
  if (!factor) return ''
  const cut = decimalText(rational((factor.n * 100n) / factor.d, 100n), 2)
  return `${cut.replace(/\.?0+$/, '')}×`
}

/** Formats tenths of the stake without trailing zeros: "0.5", "110". */
export function tenthsText(tenths: number): string {
  return tenths % 10 === 0 ? String(tenths / 10) : (tenths / 10).toFixed(1)
}

const returned = (events: readonly GameEvent[]): Minor =>
  parseMoney(eventOf<TotalEvent>(events, 'total')?.win ?? '0') ?? 0n

/** The scene of an instant game with one bet: everything except its board. */
export function quickScene<Choice>(game: QuickGame<Choice>): SceneModule {
  return { load: async (progress) => progress(1), mount: async (host, port) => mount(game, host, port) }
}

async function mount<Choice>(game: QuickGame<Choice>, host: HTMLElement, port: ScenePort): Promise<Scene> {
  const store = createStore<QuickState<Choice>>(() => ({
    choice: game.first,
    isBusy: false,
    result: null,
    history: [],
  }))
  const choose = (choice: Choice): void => {
    if (store.getState().isBusy) return
    store.setState({ choice, result: null })
    port.sound.play('step')
    port.chosen()
  }
  const kept = game.past ?? MOST_PAST
  const { several } = game
  const root = createRoot(host)
  const stage = await new Promise<QuickStage>((ready) => {
    const draw = (): void =>
      root.render(<game.Board {...{ store, port, choose }} stake={port.stake()} onStage={ready} />)
    port.onStake(draw)
    draw()
  })
  const stop = frames(port.clock)
  let last: readonly GameEvent[] | null = null
  const place = (): void => {
    host.style.setProperty('--bar', `${port.insets().bottom}px`)
    if (!store.getState().isBusy) stage.rest(last)
  }
  const watcher = new ResizeObserver(place)
  watcher.observe(host)
  place()

  /** A replayed round shows the choice that it was played with. */
  const chooseAsPlayed = (events: readonly GameEvent[]): void => {
    if (game.several) return store.setState({ choice: game.several.asPlayed(events) })
    const read = game.bet.choice.parse(eventOf<SettledEvent>(events, 'settled')?.bet)
    if (read.ok) store.setState({ choice: read.value })
  }
  const past = (events: readonly GameEvent[]): Past => {
    const stake = parseMoney(eventOf<TotalEvent>(events, 'total')?.stake ?? '0') ?? 0n
    return { id: nextId++, text: written(port.language, game.mark(events)), isGood: returned(events) > stake }
  }
  const conclude = (events: readonly GameEvent[], stake: Minor): Celebration => {
    const win = returned(events)
    const tier = celebration(stake, win)
    last = events
    store.setState(({ history }) => ({
      isBusy: false,
      result: { isWin: win > stake, win, tier },
      history: [past(events), ...history].slice(0, kept),
    }))
    port.won(win)
    return tier
  }
  const celebrate = (tier: Celebration): void => {
    if (tier !== 'win' && !isBig(tier)) return
    port.sound.play(isBig(tier) ? 'big' : 'win')
    if (!port.motion.reduced) burst(host, stage.spot(), SPARKS[tier])
  }

  return {
    bet: () => ({ key: game.bet.key, choice: store.getState().choice }),
    ...(several && { bets: (stake) => several.bets(store.getState().choice, stake) }),
    begin: () => {
      port.clock.rate = 1
      store.setState({ isBusy: true, result: null })
      port.sound.play('press')
    },
    cancel: () => {
      store.setState({ isBusy: false })
      place()
    },
    play: async (events, stake, speed) => {
      port.clock.rate = 1
      chooseAsPlayed(events)
      store.setState({ isBusy: true, result: null })
      await stage.run(events, port.motion.reduced ? 0 : game.ms[speed])
      const tier = conclude(events, stake)
      const win = returned(events)
      port.say(
        game.told(port.language, written(port.language, game.mark(events)), win > 0n ? port.money(win) : ''),
      )
      celebrate(tier)
      await port.clock.wait(isBig(tier) ? BIG_STAY_MS : STAY_MS[speed])
    },
    show: (events, stake) => {
      chooseAsPlayed(events)
      conclude(events, stake)
      stage.rest(events)
    },
    history: (rounds) => store.setState({ history: rounds.map(past).slice(0, kept) }),
    skip: () => port.clock.hurry(),
    destroy: () => {
      stop()
      watcher.disconnect()
      root.unmount()
    },
  }
}
