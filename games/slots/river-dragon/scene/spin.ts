import { ease } from '#game-kit/scene/clock.ts'
import { frame } from '#game-kit/scene/pixi/textures.ts'
import { createSpread } from '#game-kit/scene/spread.ts'
import type { SpinEvent } from '../events.ts'
import type { SceneSet } from './set/set.ts'
import type { Showing } from './showing.ts'
import { columnsOf } from './strips.ts'

/** Milliseconds between two reels that stop, and how much longer a reel runs that could bring the third pearl. */
const STOP_APART = { normal: 190, turbo: 55, instant: 0 }
const TENSION_MS = 1_250
const LEAST_RUN = { normal: 620, turbo: 240, instant: 0 }

const spread = createSpread(31)

function landing(set: SceneSet, reel: number): void {
  const { board, particles, art, port } = set
  const grid = board.grid()
  const { x } = board.centre(reel, 0)
  if (port.motion.reduced) return
  for (let i = 0; i < 6; i++) {
    const at = { x: x + (spread() - 0.5) * grid.cell.width, y: grid.y + grid.cell.height * 3 }
    const go = {
      vx: (spread() - 0.5) * 0.12,
      vy: -0.05 - spread() * 0.09,
      life: 420,
      scale: 0.1 + spread() * 0.12,
    }
    particles.emit(frame(art.frames, 'dot'), { ...at, ...go, glow: true, tint: 0x7ff5d0 })
  }
  void set.clock.tween(150, (_, k) => (board.view.pivot.y = -2.5 * Math.sin(k * Math.PI)), ease.line)
}

/** The reel that could bring the third pearl glows and runs on. */
async function tension(set: SceneSet, reel: number): Promise<void> {
  const { board, clock, particles, art, port } = set
  const grid = board.grid()
  const left = grid.x + reel * grid.cell.width
  port.sound.play('tension', reel)
  board.glow.x = left
  if (port.motion.reduced) {
    board.glow.alpha = 0.5
    await clock.wait(500)
    board.glow.alpha = 0
    return
  }
  const stop = clock.each((ms) => {
    if (spread() > ms * 0.05) return
    const at = {
      x: left + (spread() < 0.5 ? 0.03 : 0.97) * grid.cell.width,
      y: grid.y + grid.cell.height * 3 * spread(),
    }
    const look = { life: 700, scale: 0.15 + spread() * 0.25, glow: true, tint: 0xffd27a, turn: 0.004 }
    particles.emit(frame(art.frames, 'spark'), { ...at, vy: -0.08 - spread() * 0.1, ...look })
  })
  void clock.tween(450, (v) => board.zoom(1 + 0.03 * v))
  await clock.tween(TENSION_MS, (_, k) => (board.glow.alpha = 0.55 + 0.35 * Math.sin(k * 22)), ease.line)
  stop()
  void clock.tween(220, (v) => (board.glow.alpha = 0.6 * (1 - v)))
}

/** Starts reels that are at rest, from the left. */
export async function startReels(set: SceneSet, apart: number): Promise<void> {
  set.port.sound.play('spin')
  for (const reel of set.board.reels) {
    if (!reel.moving) reel.start()
    if (apart > 0) await set.clock.wait(apart)
  }
}

export async function spinTo(
  set: SceneSet,
  event: SpinEvent,
  showing: Showing,
  startedAt: number,
): Promise<void> {
  const { board, clock, port } = set
  const speed = showing.speed
  const ran = (clock.seconds - startedAt) * 1000
  if (ran < LEAST_RUN[speed]) await clock.wait((LEAST_RUN[speed] - ran) * clock.rate)
  let pearls = 0
  const columns = columnsOf(event)
  const stops: Promise<void>[] = []
  for (const [i, reel] of board.reels.entries()) {
    const column = columns[i] ?? { window: [] }
    if (event.anticipate.includes(i)) {
      await Promise.all(stops)
      await tension(set, i)
    } else if (i > 0) await clock.wait(STOP_APART[speed])
    const has = column.window.includes('scatter')
    const nth = has ? ++pearls : 0
    stops.push(
      reel.stop(column, () => {
        port.sound.play(has ? 'pearl' : 'stop', has ? nth * 2 : i)
        landing(set, i)
      }),
    )
  }
  await Promise.all(stops)
  if (board.view.scale.x > 1) void clock.tween(320, (v) => board.zoom(1.03 - 0.03 * v))
}
