import { Container, Sprite } from 'pixi.js'
import { ease, type SceneClock } from '../clock.ts'
import { frame, type Frames } from '../pixi/textures.ts'

/** Position of the reels' window and the size of a cell, in stage pixels. */
export type Grid = {
  x: number
  y: number
  cell: { width: number; height: number }
  /** Symbol size as a share of the smaller side of a cell. */
  fill: number
}

const THREE = 3
/** Symbols per millisecond at full speed, and the acceleration. */
const TOP_SPEED = 0.029
const ACCELERATION = 0.00011
/** A reel pulls back before it spins. */
const WIND_UP = -0.0042
/** Number of symbols that still pass after the stop signal. */
const RUN_OUT = 5
const BLUR_SPEED = 0.011

/** A reel's final column: its visible symbols from top to bottom, and the real strip around it, so that neighbouring symbols are true. */
export type Column = {
  readonly window: readonly string[]
  readonly ring?: { readonly strip: readonly string[]; readonly stop: number }
}

export type Reel = {
  readonly view: Container
  start(): void
  /** Comes to rest on `column`; resolves when the bounce is over. `landed` is called on the stop. */
  stop(column: Column, landed: () => void): Promise<void>
  /** Shows this column immediately, without movement. */
  set(column: Column): void
  place(grid: Grid): void
  sprite(row: number): Sprite
  frame(ms: number): void
  readonly moving: boolean
  /** Cells that a stopping reel still has to run until its final column is in place. */
  ahead(): number
}

/** One reel: a strip of symbols that runs past a window. `index` counts from the left. */
export function createReel(
  index: number,
  frames: Frames,
  strip: readonly string[],
  clock: SceneClock,
  rows = THREE,
): Reel {
  const view = new Container()
  const sprites = Array.from({ length: rows + 2 }, () => {
    const sprite = new Sprite()
    sprite.anchor.set(0.5)
    view.addChild(sprite)
    return sprite
  })
  const shown = new Map<number, string>()
  let grid: Grid = { x: 0, y: 0, cell: { width: 100, height: 100 }, fill: 1 }
  let position = 0
  let speed = 0
  let state: 'rest' | 'run' | 'stop' = 'rest'
  let goal = 0

  const symbol = (at: number): string => {
    const n = strip.length
    return shown.get(at) ?? strip[((at % n) + n) % n] ?? ''
  }

  const draw = (): void => {
    const base = Math.floor(position)
    const size = Math.min(grid.cell.width, grid.cell.height) * grid.fill
    const blurred = Math.abs(speed) > BLUR_SPEED
    const stretch = blurred ? 1 + Math.min(0.3, Math.abs(speed) * 9) : 1
    sprites.forEach((sprite, i) => {
      const at = base - 1 + i
      const row = rows - 1 - (at - position)
      sprite.texture = frame(frames, blurred ? `${symbol(at)}~` : symbol(at))
      sprite.position.set(grid.x + (index + 0.5) * grid.cell.width, grid.y + (row + 0.5) * grid.cell.height)
      sprite.width = size
      sprite.height = size * stretch
      sprite.visible = row > -1.1 && row < rows + 0.1
    })
  }

  /** Writes the column so that its bottom row is at `base`; the strip continues above and below it. */
  const write = ({ window, ring }: Column, base: number): void => {
    for (let row = -2; ring && row < rows + RUN_OUT; row++) {
      const n = ring.strip.length
      shown.set(base + rows - 1 - row, ring.strip[(((ring.stop + row) % n) + n) % n] ?? '')
    }
    window.forEach((name, row) => shown.set(base + rows - 1 - row, name))
  }

  const rest = (at: number): void => {
    position = at
    speed = 0
    state = 'rest'
    for (const key of shown.keys()) if (key < at - 1) shown.delete(key)
    draw()
  }

  return {
    view,
    start: () => {
      state = 'run'
      speed = WIND_UP
    },
    stop: async (column, landed) => {
      const from = position
      const base = Math.ceil(from) + RUN_OUT
      write(column, base)
      state = 'stop'
      goal = base
      const distance = base - from
      const bend = 1.5
      // The run-out starts at the reel's current speed, to avoid a jerk.
      const runOut = (bend * distance) / Math.max(TOP_SPEED * 0.6, speed)
      let last = from
      await clock.tween(
        runOut,
        (t) => {
          position = from + distance * (1 - (1 - t) ** bend)
          speed = (position - last) / 16
          last = position
        },
        ease.line,
      )
      landed()
      speed = 0
      await clock.tween(
        210,
        (t) => (position = base + 0.11 * Math.sin(t * Math.PI) * (1 - t * 0.4)),
        ease.line,
      )
      rest(base)
    },
    set: (column) => {
      const base = Math.ceil(position)
      write(column, base)
      rest(base)
    },
    place: (next) => {
      grid = next
      draw()
    },
    sprite: (row) => {
      const at = Math.round(position) + rows - 1 - row
      return sprites[at - (Math.floor(position) - 1)] ?? sprites[0]!
    },
    frame: (ms) => {
      if (state === 'run') {
        speed = Math.min(TOP_SPEED * (clock.rate > 1 ? 1.35 : 1), speed + ms * ACCELERATION * clock.rate)
        position += speed * ms
      }
      if (state !== 'rest') draw()
    },
    get moving() {
      return state !== 'rest'
    },
    ahead: () => (state === 'stop' ? goal - position : 0),
  }
}
