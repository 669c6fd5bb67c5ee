import { Container, Graphics, Sprite } from 'pixi.js'
import { ease, type SceneClock } from '../clock.ts'
import type { Particles } from '../pixi/particles.ts'
import { frame, type Frames } from '../pixi/textures.ts'
import { createSpread } from '../spread.ts'
import type { Board } from './board.ts'
import type { WinLook } from './stage/cast/look.ts'

export type Cell = { readonly reel: number; readonly row: number }

type Lit = {
  sprite: Sprite
  glow: Sprite
  mark: Sprite | null
  scale: number
  key: string
  on: boolean
  phase: number
}

export type Trace = {
  /** Row of the line on each reel. */
  rows: readonly number[]
  cells: readonly Cell[]
  ms: number
  /** Sparks, glow and growth; without it only the line is drawn. */
  festive: boolean
  reached?: (nth: number) => void
}

/** Draws wins over the board: an animated line, and symbols that light up as it passes. */
export type WinLines = {
  trace(trace: Trace): Promise<void>
  /** Lights cells without a line (scatters). */
  light(cells: readonly Cell[], festive: boolean): Promise<void>
  /** Hides the line but leaves what is lit. */
  unline(): void
  clear(): void
}

type Point = { x: number; y: number }

/** The line's path from rail to rail, with rounded bends between cells. */
function way(board: Board, rows: readonly number[]): Point[] {
  const cells = rows.map((row, reel) => board.centre(reel, row))
  const first = cells[0]!
  const last = cells[cells.length - 1]!
  const half = board.grid().cell.width / 2 - 6
  const stops = [{ x: first.x - half, y: first.y }, ...cells, { x: last.x + half, y: last.y }]
  return stops.slice(0, -1).flatMap((a, i) => {
    const b = stops[i + 1]!
    return Array.from({ length: 20 }, (_, k) => {
      const t = k / 20
      return { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * (ease.inOut(t) * 0.6 + t * 0.4) }
    })
  })
}

/** Widths and opacities of a line, from its glow to its core; a game gives the colours. */
const strokes = [
  { width: 16, alpha: 0.16 },
  { width: 8, alpha: 0.35 },
  { width: 3, alpha: 0.95 },
] as const

export function createWinLines(
  board: Board,
  frames: Frames,
  clock: SceneClock,
  particles: Particles,
  look: WinLook,
): WinLines {
  const line = new Graphics()
  line.blendMode = 'add'
  const lights = new Container()
  board.highlights.addChild(lights, line)
  let lit: Lit[] = []
  let pulsing = false

  clock.each(() => {
    if (!pulsing) return
    for (const { mark, on, phase } of lit)
      if (on && mark) mark.rotation = phase + clock.seconds * (look.spin ?? 0) * Math.PI * 2
    for (const l of lit)
      if (l.on) l.sprite.scale.set(l.scale * (1.05 + 0.03 * Math.sin(clock.seconds * 5 + l.phase)))
  })

  const kindle = ({ reel, row }: Cell): Lit => {
    const key = `${reel}:${row}`
    const known = lit.find((l) => l.key === key)
    if (known) return known
    const source = board.reels[reel]!.sprite(row)
    const glow = new Sprite(frame(frames, 'dot'))
    glow.anchor.set(0.5)
    glow.blendMode = 'add'
    glow.tint = look.glow
    glow.position.copyFrom(source.position)
    glow.setSize(Math.min(board.grid().cell.width, board.grid().cell.height) * 1.9)
    glow.alpha = 0
    const sprite = new Sprite(source.texture)
    sprite.anchor.set(0.5)
    sprite.position.copyFrom(source.position)
    sprite.scale.copyFrom(source.scale)
    const mark = look.spin === undefined ? null : new Sprite(frame(frames, 'mark'))
    lights.addChild(glow)
    if (mark) {
      mark.anchor.set(0.5)
      mark.position.copyFrom(source.position)
      mark.scale.set(0)
      lights.addChild(mark)
    }
    lights.addChild(sprite)
    const made = { sprite, glow, mark, scale: source.scale.x, key, on: false, phase: reel * 0.7 }
    lit.push(made)
    return made
  }

  const flare = (l: Lit): void => {
    l.on = true
    const across = Math.min(board.grid().cell.width, board.grid().cell.height)
    void clock.tween(460, (v, k) => {
      // Falling symbols are gone before their flare ends.
      if (l.sprite.destroyed) return
      l.sprite.scale.set(l.scale * (1 + 0.15 * Math.sin(k * Math.PI) + 0.05 * k))
      l.glow.alpha = 0.8 * Math.min(1, k * 3)
      if (l.mark) l.mark.scale.set((across * 1.34 * (0.3 + 0.7 * v)) / l.mark.texture.width)
    })
    burst({ board, frames, particles, look }, l)
  }

  const drawTo = (points: readonly Point[], count: number): void =>
    strike(line, points.slice(0, count), look, board.grid().cell.width < 100 ? 0.6 : 1)

  const dim = (): void => {
    if (board.veil.alpha < 1) void clock.tween(220, (v) => (board.veil.alpha = Math.max(board.veil.alpha, v)))
  }

  return {
    trace: async ({ rows, cells, ms, festive, reached }) => {
      const points = way(board, rows)
      const touched = cells.map(kindle)
      const passed = new Set<Lit>()
      dim()
      await clock.tween(
        ms,
        (v) => {
          const count = Math.max(2, Math.floor(points.length * v))
          drawTo(points, count)
          const head = points[count - 1]!
          if (festive && v < 1) spark(particles, frames, head, look)
          touched.forEach((l, i) => {
            if (passed.has(l) || head.x < l.sprite.x - 10) return
            passed.add(l)
            reached?.(i)
            if (festive) flare(l)
          })
        },
        ease.inOut,
      )
      pulsing = festive
    },
    light: async (cells, festive) => {
      dim()
      for (const l of cells.map(kindle)) {
        if (festive) flare(l)
        await clock.wait(90)
      }
      pulsing = festive
    },
    unline: () => line.clear(),
    clear: () => {
      for (const l of lit) {
        l.sprite.destroy()
        l.glow.destroy()
        l.mark?.destroy()
      }
      lit = []
      pulsing = false
      line.clear()
      board.veil.alpha = 0
    },
  }
}

/** Draws a line through the points, in the game's colours. */
function strike(line: Graphics, [first, ...points]: readonly Point[], look: WinLook, thin: number): void {
  line.clear()
  if (!first) return
  for (const [i, { width, alpha }] of strokes.entries()) {
    line.moveTo(first.x, first.y)
    for (const { x, y } of points) line.lineTo(x, y)
    const color = look.line[i] ?? 0xffffff
    line.stroke({ width: width * thin, color, alpha, cap: 'round', join: 'round' })
  }
}

type Bursting = {
  readonly board: Board
  readonly frames: Frames
  readonly particles: Particles
  readonly look: WinLook
}

/** What flies from a symbol when a win reaches it. */
function burst({ board, frames, particles, look }: Bursting, { sprite, phase }: Lit): void {
  const reach = board.grid().cell.width * 0.4
  const { frame: name, count, speed, scale, tint, gravity, isGlowing } = look.burst
  for (let i = 0; i < count; i++) {
    const angle = (i / count) * Math.PI * 2 + phase
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    const at = { x: sprite.x + cos * reach, y: sprite.y + sin * reach }
    const go = { vx: cos * speed, vy: sin * speed, gravity, life: 620 }
    const turn = isGlowing ? 0 : (i % 2 ? 1 : -1) * 0.004
    particles.emit(frame(frames, name), { ...at, ...go, scale, turn, glow: isGlowing, tint })
  }
}

const spread = createSpread(9)

function spark(particles: Particles, frames: Frames, at: Point, { line }: WinLook): void {
  for (let i = 0; i < 2; i++) {
    const drift = { vx: (spread() - 0.6) * 0.16, vy: (spread() - 0.5) * 0.2, gravity: 0.0002 }
    const tint = line[i ? 2 : 1]
    const look = { scale: 0.12 + spread() * 0.3, turn: 0.006, glow: true, tint }
    particles.emit(frame(frames, 'spark'), {
      x: at.x,
      y: at.y,
      ...drift,
      ...look,
      life: 500 + spread() * 400,
    })
  }
}
