import type { GameEvent } from '#game-kit/events.ts'
import { play, type Speed } from '#game-kit/scene/players.ts'
import type { Scene, SceneModule, ScenePort } from '#game-kit/scene/port.ts'
import { parseMoney } from '#kit/money.ts'
import type { SpinEvent } from '../events.ts'
import { loadStage } from './set/assets.ts'
import { createPlayers } from './players.ts'
import { buildSet } from './set/set.ts'
import { showingOf, totalOf } from './showing.ts'
import { startReels } from './spin.ts'
import { columnsOf } from './strips.ts'

/** Twice as fast, and less said on the way. */
const TURBO_RATE = 1.8

function lastSpin(events: readonly GameEvent[]): SpinEvent | undefined {
  return events.findLast((event): event is SpinEvent => event.type === 'spin')
}

async function mount(host: HTMLElement, port: ScenePort): Promise<Scene> {
  const set = await buildSet(host, port)
  const { clock, board, lines, message, stage } = set
  let startedAt = 0
  host.dataset['frameCost'] = ''
  const report = setInterval(() => (host.dataset['frameCost'] = JSON.stringify(stage.frameCost())), 1_000)

  const show = (events: readonly GameEvent[]): void => {
    lines.clear()
    const spin = lastSpin(events)
    if (spin) columnsOf(spin).forEach((column, i) => board.reels[i]?.set(column))
    const win = parseMoney(totalOf(events)?.win ?? '0') ?? 0n
    port.won(win)
    message.hide()
  }

  return {
    bet: () => ({ key: 'spin', choice: {} }),
    begin: () => {
      clock.rate = 1
      lines.clear()
      message.hide()
      startedAt = clock.seconds
      void startReels(set, 55)
    },
    cancel: () => {
      for (const reel of board.reels) {
        if (reel.moving) void reel.stop({ window: ['A', 'lotus', 'Q'] }, () => undefined)
      }
    },
    play: async (events, _stake, speed: Speed) => {
      if (speed === 'instant') return show(events)
      clock.rate = speed === 'turbo' ? TURBO_RATE : 1
      const stake = parseMoney(totalOf(events)?.stake ?? '0') ?? _stake
      const players = createPlayers(set, showingOf(events, stake, speed), () => startedAt)
      await play(events, players, speed)
      clock.rate = 1
    },
    show,
    skip: () => clock.hurry(),
    destroy: () => {
      clearInterval(report)
      stage.destroy()
    },
  }
}

export const scene: SceneModule = {
  load: async (progress) => {
    await Promise.all([loadStage(progress), document.fonts.load('500 20px "Be Vietnam Pro"', 'Dòng')])
  },
  mount,
}
