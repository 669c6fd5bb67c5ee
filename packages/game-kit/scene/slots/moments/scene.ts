import { Texture } from 'pixi.js'
import { parseMoney } from '#kit/money.ts'
import type { GameEvent, MoneyEvent } from '../../../events.ts'
import type { SlotEvent } from '../../../slots/events.ts'
import { openCard } from '../../pixi/stage.ts'
import { loadLetters } from '../../letters.ts'
import { play, type Speed } from '../../players.ts'
import type { Scene, SceneModule, ScenePort } from '../../port.ts'
import { buildSet } from '../stage/set.ts'
import { createLoader, isSpin, type Banners, type SlotSkin } from '../stage/skin.ts'
import { createHoldPlayers } from './hold.ts'
import { createCourse, createPlayers } from './players.ts'
import { showingOf, totalOf } from './showing.ts'
import { startReels, undim } from './spin.ts'
import { createTumblePlayers } from './tumble.ts'

/** Twice as fast, with fewer intermediate messages. */
const TURBO_RATE = 1.8

/** Maximum time that a round waits for the lettering of big wins; without it they are shown anyway. */
const LETTERING_MS = 2_000

/** The scene of any slot that has a skin. */
export function slotScene(skin: SlotSkin): SceneModule {
  const loader = createLoader(skin)
  return {
    load: async (progress) => {
      await Promise.all([loader.stage(progress), loadLetters(), openCard()])
    },
    mount: async (host, port) => {
      const art = await loader.stage(() => undefined)
      // no first frame shows them: they load while the first round is in progress
      const banners = withoutLettering()
      const letter = async (): Promise<void> => {
        const loaded = await loader.banners(port.language).catch(() => null)
        if (loaded) Object.assign(banners, loaded)
      }
      const set = await buildSet(host, port, skin, art, banners)
      void letter()
      // before the curtain is removed: on a busy machine the first frame came seconds after the controls, over a black stage
      set.stage.draw()
      return sceneOf(set, host, port, letter)
    },
  }
}

const withoutLettering = (): Banners => ({
  big: Texture.EMPTY,
  grand: Texture.EMPTY,
  dragon: Texture.EMPTY,
  free: Texture.EMPTY,
})

type ReelEvents = SlotEvent<string> | MoneyEvent
type BuiltSet = Awaited<ReturnType<typeof buildSet>>

function sceneOf(set: BuiltSet, host: HTMLElement, port: ScenePort, letter: () => Promise<void>): Scene {
  const { clock, board, lines, message, stage, skin, fall, coins } = set
  let startedAt = 0
  host.dataset['frameCost'] = ''
  const report = setInterval(() => (host.dataset['frameCost'] = JSON.stringify(stage.frameCost())), 1_000)

  /** The final state of a round: its last grid. */
  const show = (events: readonly GameEvent[]): void => {
    lines.clear()
    coins.clear()
    set.badge.show(null)
    undim(set)
    const spin = events.findLast(isSpin)
    if (spin && fall) fall.set(lastGrid(events) ?? spin.grid)
    else if (spin) skin.columnsOf(spin).forEach((column, i) => board.reels[i]?.set(column))
    const stake = parseMoney(totalOf(events)?.stake ?? '0') ?? 0n
    if (spin?.coins) coins.show(spin.coins, stake)
    port.won(parseMoney(totalOf(events)?.win ?? '0') ?? 0n)
    message.hide()
  }

  return {
    bet: () => ({ key: 'spin', choice: {} }),
    begin: () => {
      clock.rate = 1
      lines.clear()
      message.hide()
      startedAt = clock.seconds
      set.act('win', false)
      set.act('spin', true)
      void startReels(set, 55)
    },
    cancel: () => {
      set.act('spin', false)
      if (fall) fall.set(skin.greeting)
      board.reels.forEach((reel, i) => {
        if (reel.moving) void reel.stop({ window: skin.greeting[i] ?? [] }, () => undefined)
      })
    },
    play: async (events, _stake, speed: Speed) => {
      if (speed === 'instant') return show(events)
      clock.rate = speed === 'turbo' ? TURBO_RATE : 1
      const stake = parseMoney(totalOf(events)?.stake ?? '0') ?? _stake
      const showing = showingOf(events, stake, speed, skin.credits)
      await Promise.race([letter(), clock.wait(LETTERING_MS)])
      const course = createCourse(set, showing, () => startedAt)
      if (skin.jackpots) await play(events, createHoldPlayers(course), speed)
      else if (fall) await play(events, createTumblePlayers(course), speed)
      else await play<ReelEvents>(events, createPlayers(course), speed)
      clock.rate = 1
      set.act('spin', false)
      set.act('feature', false)
    },
    show,
    skip: () => clock.hurry(),
    destroy: () => {
      clearInterval(report)
      stage.destroy()
    },
  }
}

function lastGrid(events: readonly GameEvent[]): readonly (readonly string[])[] | null {
  const last = events.findLast(
    (event): event is GameEvent & { grid: readonly (readonly string[])[] } => 'grid' in event,
  )
  return last?.grid ?? null
}
