import { createRoot } from 'react-dom/client'
import type { GameEvent, SettledEvent, TotalEvent } from '#game-kit/events.ts'
import { celebration, isBig } from '#game-kit/scene/celebration.ts'
import { frames } from '#game-kit/scene/dom/frames.ts'
import { play, type Players, type Speed } from '#game-kit/scene/players.ts'
import type { Scene, SceneLanguage, SceneModule, ScenePort } from '#game-kit/scene/port.ts'
import { parseMoney, type Minor } from '#kit/money.ts'
import roll from '../art/stage/roll.webp?url'
import table from '../art/stage/table.webp?url'
import type { DiceRoundEvent, RollEvent } from '../events.ts'
import { written } from '#game-kit/scene/written.ts'
import { diceMath, diceConfig, ROLLS, rollText } from '../rules.ts'
import { Board, type BoardParts } from './board.tsx'
import { burst } from '#game-kit/scene/dom/burst.ts'
import { createDie, type Die } from './die.ts'
import { aimOf, choiceOf } from './numbers.ts'
import { createDiceStore, MOST_SHOWN, rememberedRoll, type Rolled } from './store.ts'
import { diceWords } from './words.ts'

const ROLL_MS = { normal: 1_050, turbo: 420, instant: 0 }
const STAY_MS = { normal: 320, turbo: 80, instant: 0 }
const BIG_STAY_MS = 1_500

function find<E extends GameEvent>(events: readonly GameEvent[], type: E['type']): E | undefined {
  return events.find((event): event is E => event.type === type)
}

const [betType] = diceMath.betTypes(diceConfig)

let nextId = 0

function rolled(events: readonly GameEvent[], language: SceneLanguage): Rolled | null {
  const event = find<RollEvent>(events, 'roll')
  if (!event) return null
  const tag = find<SettledEvent>(events, 'settled')?.tag
  return rememberedRoll({ id: nextId++, event, won: tag === 'win', language })
}

async function mount(host: HTMLElement, port: ScenePort): Promise<Scene> {
  const store = createDiceStore()
  const { clock } = port
  const words = diceWords[port.language]
  const root = createRoot(host)
  const parts = await new Promise<BoardParts>((ready) => {
    const draw = (): void =>
      root.render(<Board store={store} port={port} stake={port.stake()} onParts={ready} />)
    port.onStake(draw)
    draw()
  })
  const die: Die = createDie(parts.die, parts.shade, parts.rail, clock)
  const stop = frames(clock)
  const place = (): void => {
    host.style.setProperty('--bar', `${port.insets().bottom}px`)
    die.place((store.getState().history[0]?.roll ?? ROLLS / 2) / ROLLS)
  }
  const watcher = new ResizeObserver(() => !store.getState().isBusy && place())
  watcher.observe(host)
  place()

  const remember = (entry: Rolled | null): void => {
    if (entry) store.setState(({ history }) => ({ history: [entry, ...history].slice(0, MOST_SHOWN) }))
  }

  /** The choice of a round: a replayed round shows its own target. */
  const aimAsPlayed = (events: readonly GameEvent[]): void => {
    const read = betType?.choice.parse(find<SettledEvent>(events, 'settled')?.bet)
    if (read?.ok) store.setState({ aim: aimOf(read.value) })
  }

  const conclude = (events: readonly GameEvent[], stake: Minor): void => {
    const entry = rolled(events, port.language)
    const total = find<TotalEvent>(events, 'total')
    const win = parseMoney(total?.win ?? '0') ?? 0n
    remember(entry)
    if (entry) store.setState({ shown: entry.text })
    store.setState({
      isBusy: false,
      result: { won: entry?.won ?? false, win, tier: celebration(stake, win) },
    })
    port.won(win)
  }

  const players = (events: readonly GameEvent[], stake: Minor, speed: Speed): Players<DiceRoundEvent> => ({
    roll: async (event) => {
      const share = (event.roll + 0.5) / ROLLS
      if (port.motion.reduced) die.place(share)
      else {
        const passing = (at: number): void => {
          const hundredths = Math.min(ROLLS - 1, Math.max(0, Math.floor(at * ROLLS)))
          store.setState({ shown: written(port.language, rollText(hundredths)) })
        }
        await die.roll(share, ROLL_MS[speed], passing, (strength) =>
          port.sound.play('roll', Math.round(strength * 4)),
        )
      }
      port.sound.play('land')
    },
    settled: () => undefined,
    total: async (event) => {
      conclude(events, stake)
      const win = parseMoney(event.win) ?? 0n
      const tier = celebration(stake, win)
      const text = written(port.language, find<RollEvent>(events, 'roll')?.text ?? '')
      port.say(win > 0n ? words.won(text, port.money(win)) : words.lost(text))
      const isFestive = tier === 'win' || isBig(tier)
      if (isFestive) port.sound.play(isBig(tier) ? 'big' : 'win')
      if (isFestive && !port.motion.reduced)
        burst(parts.burst, parts.die, { win: 14, big: 34, grand: 54, dragon: 80 }[tier])
      await clock.wait(isBig(tier) ? BIG_STAY_MS : STAY_MS[speed])
    },
  })

  return {
    bet: () => ({ key: 'roll', choice: choiceOf(store.getState().aim) }),
    begin: () => {
      clock.rate = 1
      store.setState({ isBusy: true, result: null })
      if (port.motion.reduced) return
      port.sound.play('roll')
      die.shake()
    },
    cancel: () => {
      store.setState({ isBusy: false })
      place()
    },
    play: async (events, stake, speed) => {
      clock.rate = 1
      aimAsPlayed(events)
      store.setState({ isBusy: true, result: null })
      await play(events, players(events, stake, speed), speed)
    },
    show: (events, stake) => {
      aimAsPlayed(events)
      conclude(events, stake)
      place()
    },
    history: (rounds) =>
      store.setState({
        history: rounds
          .map((events) => rolled(events, port.language))
          .filter((entry) => entry !== null)
          .slice(0, MOST_SHOWN),
      }),
    skip: () => clock.hurry(),
    destroy: () => {
      stop()
      watcher.disconnect()
      root.unmount()
    },
  }
}

async function image(url: string): Promise<void> {
  const picture = new Image()
  picture.src = url
  await picture.decode()
}

export const scene: SceneModule = {
  load: async (progress) => {
    await image(table)
    progress(0.5)
    await image(roll)
    progress(1)
  },
  mount,
}
