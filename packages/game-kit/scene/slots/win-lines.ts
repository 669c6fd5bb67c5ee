import { Container, Graphics, Sprite } from 'pixi.js'
import { ease, type SceneClock } from '../clock.ts'
import type { Particles } from '../pixi/particles.ts'
import { frame, type Frames } from '../pixi/textures.ts'
import { createSpread } from '../spread.ts'
import type { Board } from './board.ts'

export type Cell = { readonly reel: number; readonly row: number }

type Lit = { sprite: Sprite; glow: Sprite; scale: number; key: string; on: boolean; phase: number }

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

const strokes = [
  { width: 16, color: 0xff9a2e, alpha: 0.16 },
  { width: 8, color: 0xffc45a, alpha: 0.35 },
  { width: 3, color: 0xfff3c8, alpha: 0.95 },
] as const

export function createWinLines(
  board: Board,
  frames: Frames,
  clock: SceneClock,
  particles: Particles,
): WinLines {
  const line = new Graphics()
  line.blendMode = 'add'
  const lights = new Container()
  board.highlights.addChild(lights, line)
  let lit: Lit[] = []
  let pulsing = false

  clock.each(() => {
    if (!pulsing) return
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
    glow.tint = 0xffb648
    glow.position.copyFrom(source.position)
    glow.setSize(Math.min(board.grid().cell.width, board.grid().cell.height) * 1.9)
    glow.alpha = 0
    const sprite = new Sprite(source.texture)
    sprite.anchor.set(0.5)
    sprite.position.copyFrom(source.position)
    sprite.scale.copyFrom(source.scale)
    lights.addChild(glow, sprite)
    const made = { sprite, glow, scale: source.scale.x, key, on: false, phase: reel * 0.7 }
    lit.push(made)
    return made
  }

  const flare = (l: Lit): void => {
    l.on = true
    void clock.tween(460, (_, k) => {
      // Falling symbols are gone before their flare ends.
      if (l.sprite.destroyed) return
      l.sprite.scale.set(l.scale * (1 + 0.15 * Math.sin(k * Math.PI) + 0.05 * k))
      l.glow.alpha = 0.8 * Math.min(1, k * 3)
    })
    const reach = board.grid().cell.width
    for (let i = 0; i < 8; i++) {
      const angle = (i / 8) * Math.PI * 2 + l.phase
      const at = {
        x: l.sprite.x + Math.cos(angle) * reach * 0.4,
        y: l.sprite.y + Math.sin(angle) * reach * 0.4,
      }
      const go = { vx: Math.cos(angle) * 0.09, vy: Math.sin(angle) * 0.09, life: 560, scale: 0.14 }
      particles.emit(frame(frames, 'dot'), { ...at, ...go, glow: true, tint: 0xffd88a })
    }
  }

  const drawTo = (points: readonly Point[], count: number): void => {
    const thin = board.grid().cell.width < 100 ? 0.6 : 1
    line.clear()
    for (const { width, color, alpha } of strokes) {
      line.moveTo(points[0]!.x, points[0]!.y)
      for (let i = 1; i < count; i++) line.lineTo(points[i]!.x, points[i]!.y)
      line.stroke({ width: width * thin, color, alpha, cap: 'round', join: 'round' })
    }
  }

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
          if (festive && v < 1) spark(particles, frames, head)
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
      }
      lit = []
      pulsing = false
      line.clear()
      board.veil.alpha = 0
    },
  }
}

const spread = createSpread(9)

function spark(particles: Particles, frames: Frames, at: Point): void {
  for (let i = 0; i < 2; i++) {
    const drift = { vx: (spread() - 0.6) * 0.16, vy: (spread() - 0.5) * 0.2, gravity: 0.0002 }
    const look = { scale: 0.12 + spread() * 0.3, turn: 0.006, glow: true, tint: i ? 0xfff0b8 : 0x8ff5d8 }
    particles.emit(frame(frames, 'spark'), {
      x: at.x,
      y: at.y,
      ...drift,
      ...look,
      life: 500 + spread() * 400,
    })
  }
}
