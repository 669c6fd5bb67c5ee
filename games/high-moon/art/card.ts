import { place } from '#game-kit/art/masks/frames.ts'
import { part } from '#game-kit/art/masks/parts.ts'
import { materials, stone } from '#game-kit/art/materials.ts'
import { fbm } from '#game-kit/art/maths.ts'
import { playingCard } from '#game-kit/art/playing/card.ts'
import type { Layer } from '#game-kit/art/relief.ts'
import { circle, points } from '#game-kit/art/shapes.ts'

/** The seven, half-way up and down, about a place; `wide` is a card's width. */
export function card(x: number, y: number, wide: number, turn = 0): readonly Layer[] {
  return place(playingCard('7', 'heart'), { scale: wide / 64, turn, x: x - 50, y: y - 50 })
}

/** A button's arrow, up in jade or down in ruby, around a point. */
export function arrow(x: number, y: number, size: number, way: 'up' | 'down'): readonly Layer[] {
  const k = way === 'up' ? size : -size
  const at = (dx: number, dy: number): string => `${x + dx * k} ${y + dy * k}`
  const shape = `M${at(0, -1)}L${at(1, 0.05)}L${at(0.46, 0.05)}L${at(0.46, 0.95)}L${at(-0.46, 0.95)}L${at(-0.46, 0.05)}L${at(-1, 0.05)}Z`
  return [
    part(shape, way === 'up' ? materials.jade : materials.ruby, size * 0.34, {
      height: 1,
      smoothing: 0.5,
      drop: { alpha: 0.7, dx: 0.8, dy: 1.6, blur: 2 },
      glow: { colour: way === 'up' ? '#3df0b0' : '#ff5a6a', blur: 4, alpha: 0.45 },
    }),
  ]
}

const dust = stone(85, 0.045, { high: 0.98, vein: 0.05 })
const craters = points('22,30 34,58 60,22 78,46 66,74 44,80 20,48 84,66 48,14')

/** A full moon with seas and craters; drawn within 100 by 100 and placed by `place`. */
export function moon(): readonly Layer[] {
  return [
    part(circle(50, 50, 46), dust, 40, {
      height: 0.4,
      smoothing: 5,
      drop: false,
      lift: 0.1,
      bump: (x, y) => 2.2 * fbm(x * 0.06, y * 0.06, 5) + 0.5 * fbm(x * 0.3, y * 0.3, 3),
      glow: { colour: '#ffe9b0', blur: 14, alpha: 0.6 },
    }),
    ...craters.map(([x, y], i) =>
      part(circle(x, y, 3.2 + ((i * 5) % 4) * 1.5), dust, 3, {
        profile: 'cove',
        drop: false,
        opacity: 0.6,
        lift: -0.12,
      }),
    ),
  ]
}
