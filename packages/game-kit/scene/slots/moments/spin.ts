import { Sprite } from 'pixi.js'
import type { SpinEvent } from '../../../slots/events.ts'
import { ease } from '../../clock.ts'
import { frame } from '../../pixi/textures.ts'
import { createSpread } from '../../spread.ts'
import type { Column, Reel } from '../reel.ts'
import type { SceneSet } from '../stage/set.ts'
import type { Showing } from './showing.ts'

/** Milliseconds between the stops of two reels, and the additional time of a reel that could complete a feature. */
const STOP_APART = { normal: 190, turbo: 55, instant: 0 }
const TENSION_MS = 1_250
const LEAST_RUN = { normal: 620, turbo: 240, instant: 0 }
/** By then the previous symbols have fallen out: the first reel that fills need not wait for the last that empties. */
const LEAST_FALL = { normal: 330, turbo: 170, instant: 0 }
const FALL_APART = { normal: 70, turbo: 25, instant: 0 }

const spread = createSpread(31)

function landing(set: SceneSet, reel: number): void {
  const { board, particles, art, port, skin } = set
  const grid = board.grid()
  const { x } = board.centre(reel, 0)
  if (port.motion.reduced) return
  for (let i = 0; i < 6; i++) {
    const at = { x: x + (spread() - 0.5) * grid.cell.width, y: grid.y + grid.cell.height * skin.rows }
    const go = {
      vx: (spread() - 0.5) * 0.12,
      vy: -0.05 - spread() * 0.09,
      life: 420,
      scale: 0.1 + spread() * 0.12,
    }
    particles.emit(frame(art.frames, 'dot'), { ...at, ...go, glow: true, tint: skin.colours.dust })
  }
  void set.clock.tween(150, (_, k) => (board.view.pivot.y = -2.5 * Math.sin(k * Math.PI)), ease.line)
}

/** The reel that could complete the feature glows and keeps spinning. */
async function tension(set: SceneSet, reel: number): Promise<void> {
  const { board, clock, particles, art, port, skin } = set
  const grid = board.grid()
  const left = grid.x + reel * grid.cell.width
  set.sound('tension', reel)
  set.flash('tense', TENSION_MS)
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
      y: grid.y + grid.cell.height * skin.rows * spread(),
    }
    const look = {
      life: 700,
      scale: 0.15 + spread() * 0.25,
      glow: true,
      tint: skin.colours.glow,
      turn: 0.004,
    }
    particles.emit(frame(art.frames, 'spark'), { ...at, vy: -0.08 - spread() * 0.1, ...look })
  })
  void clock.tween(450, (v) => board.zoom(1 + 0.03 * v))
  await clock.tween(TENSION_MS, (_, k) => (board.glow.alpha = 0.55 + 0.35 * Math.sin(k * 22)), ease.line)
  stop()
  void clock.tween(220, (v) => (board.glow.alpha = 0.6 * (1 - v)))
}

/** Cells that held coins had darkened are bright again. */
export function undim({ board, skin }: SceneSet): void {
  for (const reel of board.reels) for (let row = 0; row < skin.rows; row++) reel.sprite(row).alpha = 1
}

/** Starts idle reels, from the left; a tumble lets the old symbols fall out. */
export async function startReels(set: SceneSet, apart: number): Promise<void> {
  set.sound('spin')
  set.coins.clear()
  if (set.fall) return set.fall.empty(apart > 0 ? 320 : 160)
  undim(set)
  if (set.port.motion.reduced) return
  for (const reel of set.board.reels) {
    if (!reel.moving) reel.start()
    if (apart > 0) await set.clock.wait(apart)
  }
}

export async function spinTo(
  set: SceneSet,
  event: SpinEvent<string>,
  showing: Showing,
  startedAt: number,
): Promise<void> {
  const { clock } = set
  const ran = (clock.seconds - startedAt) * 1_000
  const least = (set.fall ? LEAST_FALL : LEAST_RUN)[showing.speed]
  if (ran < least) await clock.wait((least - ran) * clock.rate)
  const land = landingSound(set, event)
  if (set.fall) {
    await set.fall.fill(event.grid, FALL_APART[showing.speed], (reel) => {
      land(reel)
      return event.anticipate.includes(reel) ? tension(set, reel) : undefined
    })
  } else await stopReels(set, event, showing, land)
  if (event.coins) set.coins.show(event.coins, showing.stake)
  if (set.board.view.scale.x > 1) void clock.tween(320, (v) => set.board.zoom(1.03 - 0.03 * v))
}

/** A reel with feature symbols plays a sound, each at a higher pitch, and its symbols jump. */
function landingSound(set: SceneSet, event: SpinEvent<string>): (reel: number) => void {
  let open = 0
  return (reel) => {
    const column = event.grid[reel] ?? []
    const has = column.includes(set.skin.scatter)
    const nth = has ? ++open : 0
    if (has) set.sound('pearl', Math.min(6, nth) * 2)
    else set.voice('stop', reel)
    // coins of hold and win are on many cells: they jump only if there are few
    if (has && !set.skin.jackpots) void leap(set, reel, column.indexOf(set.skin.scatter))
  }
}

/** A tumbling reel reports its start; the time until it has landed. */
const FALL_MS = 430

/** The symbol grows and settles in a ring of light. */
async function leap(set: SceneSet, reel: number, row: number): Promise<void> {
  const { board, clock, art, particles, port, skin } = set
  if (port.motion.reduced) return
  if (set.fall) await clock.wait(FALL_MS)
  const { x, y } = board.centre(reel, row)
  const { cell, fill } = board.grid()
  const ring = new Sprite(frame(art.frames, 'dot'))
  ring.anchor.set(0.5)
  ring.blendMode = 'add'
  ring.tint = skin.colours.glow
  ring.position.set(x, y)
  const face = new Sprite(frame(art.frames, skin.scatter))
  face.anchor.set(0.5)
  face.position.set(x, y)
  // the final grid: symbols that have just passed still have a smaller, blurred picture
  const size = (Math.min(cell.width, cell.height) * fill) / Math.max(face.texture.width, face.texture.height)
  board.highlights.addChild(ring, face)
  for (let i = 0; i < 10; i++) {
    const angle = (i / 10) * Math.PI * 2
    const go = { vx: Math.cos(angle) * 0.16, vy: Math.sin(angle) * 0.16, life: 520, scale: 0.22, turn: 0.004 }
    particles.emit(frame(art.frames, 'spark'), { x, y, ...go, glow: true, tint: skin.colours.glow })
  }
  await clock.tween(
    460,
    (_, k) => {
      ring.alpha = 0.8 * (1 - k)
      ring.setSize(cell.width * (0.7 + 1.3 * k))
      face.alpha = k < 0.7 ? 1 : (1 - k) / 0.3
      face.scale.set(size * (1 + 0.34 * Math.sin(k * Math.PI)))
    },
    ease.line,
  )
  ring.destroy()
  face.destroy()
}

/** With reduced motion nothing spins: the old symbols are replaced by the new ones. */
async function fadeTo({ clock }: SceneSet, reel: Reel, column: Column, landed: () => void): Promise<void> {
  await clock.tween(90, (v) => (reel.view.alpha = 1 - 0.9 * v))
  reel.set(column)
  landed()
  await clock.tween(140, (v) => (reel.view.alpha = 0.1 + 0.9 * v))
}

async function stopReels(
  set: SceneSet,
  event: SpinEvent<string>,
  showing: Showing,
  land: (reel: number) => void,
): Promise<void> {
  const columns = set.skin.columnsOf(event)
  const stops: Promise<void>[] = []
  for (const [i, reel] of set.board.reels.entries()) {
    if (event.anticipate.includes(i) && stops.length === i) {
      await Promise.all(stops)
      await tension(set, i)
    } else if (i > 0) await set.clock.wait(STOP_APART[showing.speed])
    const column = columns[i] ?? { window: [] }
    const landed = (): void => {
      land(i)
      landing(set, i)
    }
    const isRolling = reel.moving
    stops.push(isRolling ? reel.stop(column, landed) : fadeTo(set, reel, column, landed))
    const coins = event.coins?.filter((coin) => coin.reel === i)
    if (isRolling && coins) set.coins.roll(coins, showing.stake)
  }
  await Promise.all(stops)
}
