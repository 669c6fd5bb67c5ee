import { oklch, type Rgb } from '#game-kit/art/colour.ts'
import { faces } from '#game-kit/art/letters.ts'
import { materials } from '#game-kit/art/materials.ts'
import { clamp, fbm, smooth } from '#game-kit/art/maths.ts'
import { POSTER_HIGH, type Poster } from '#game-kit/art/poster.ts'
import { renderRelief, type Layer } from '#game-kit/art/relief.ts'
import { box } from '#game-kit/art/shapes.ts'
import { jade } from './stone.ts'

/** A cave wall, with a vein of green light running through it. */
function ground(x: number, y: number): Rgb {
  const rock = fbm(x * 0.06, y * 0.06, 5)
  const path = 50 + 26 * Math.sin(y * 0.045 + 0.6) + 16 * (fbm(y * 0.05, 3, 3) - 0.5)
  const vein = Math.exp(-((x - path) ** 2) / 260) * smooth(0.25, 0.75, fbm(x * 0.1 + 9, y * 0.1, 4) + 0.2)
  const lightness = 0.1 + 0.14 * rock + 0.34 * vein + 0.16 * Math.exp(-((y - POSTER_HIGH * 0.42) ** 2) / 1500)
  return oklch(clamp(lightness, 0.03, 0.9), 0.035 + 0.11 * vein, 165 + 12 * rock)
}

const places = [
  [6, 18],
  [38, 18],
  [70, 18],
  [6, 47],
  [70, 47],
  [6, 76],
  [38, 76],
  [70, 76],
] as const

function stones(): readonly Layer[] {
  return places.map(([x, y]) => ({
    shape: box(x, y, 25, 24, 6),
    material: materials.ink,
    bevel: 5,
    height: 0.8,
    smoothing: 1.6,
    lift: 0.16,
    drop: { alpha: 0.75, dx: 1, dy: 2.4, blur: 2.2 },
  }))
}

export const poster: Poster = {
  ground,
  hero: (at) =>
    renderRelief([...stones(), ...jade(82.5, 30, 8), ...jade(18, 88, 8), ...jade(50.5, 56, 25)], at),
  title: { lines: ['Jade', 'Vein'], face: materials.gold, middle: materials.jade, letters: faces.brush },
  sparks: '#9dffd0',
  seed: 41,
}
