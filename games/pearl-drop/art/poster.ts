import { oklch, type Rgb } from '#game-kit/art/colour.ts'
import { faces } from '#game-kit/art/letters.ts'
import { materials } from '#game-kit/art/materials.ts'
import { clamp, fbm, mix, smooth } from '#game-kit/art/maths.ts'
import { POSTER_HIGH, type Poster } from '#game-kit/art/poster.ts'
import { renderRelief, type Layer } from '#game-kit/art/relief.ts'
import { box, circle } from '#game-kit/art/shapes.ts'
import { pearl } from './pearl.ts'

/** A deep lagoon: shafts of light from above, weed of dark teal below. */
function ground(x: number, y: number): Rgb {
  const deep = y / POSTER_HIGH
  const shaft =
    Math.max(0, Math.sin(x * 0.16 + y * 0.055 + fbm(x * 0.03, y * 0.01, 3) * 4)) ** 6 * (1 - deep) ** 1.4
  const ripple = smooth(0.5, 0.78, fbm(x * 0.09 + 7, y * 0.2, 4)) * Math.exp(-y / 26)
  const lightness = 0.16 + 0.3 * Math.exp(-((x - 55) ** 2) / 2600 - y / 58) + 0.26 * shaft + 0.2 * ripple
  const hue = mix(196, 262, clamp(deep * 1.25))
  return oklch(clamp(lightness * (1 - 0.35 * deep), 0.03, 0.95), 0.1 - 0.02 * deep, hue)
}

const ROWS = 5
const STEP = 15.5

/** Gold pegs in rows that widen downwards. */
function pegs(): readonly Layer[] {
  const shapes = Array.from({ length: ROWS }, (_, row) =>
    Array.from({ length: row + 3 }, (_none, k) =>
      circle(50 + (k - (row + 2) / 2) * STEP, 19 + row * 12.6, 2.7),
    ),
  )
    .flat()
    .join('')
  return [
    {
      shape: shapes,
      material: materials.gold,
      bevel: 2.7,
      height: 1.2,
      smoothing: 0.7,
      drop: { alpha: 0.75, dx: 1.2, dy: 2.4, blur: 2 },
      glow: { colour: '#ffcf70', blur: 3, alpha: 0.35 },
    },
  ]
}

const stones = [
  materials.ruby,
  materials.amber,
  materials.jade,
  materials.lapis,
  materials.jade,
  materials.amber,
  materials.ruby,
]

/** Seven cups at the foot of the board. */
function cups(): readonly Layer[] {
  return stones.map((material, k) => ({
    shape: box(1.5 + k * 14, 82, 12.6, 9.5, 3),
    material,
    bevel: 2.6,
    height: 0.8,
    smoothing: 1,
    drop: { alpha: 0.7, dx: 0.8, dy: 1.8, blur: 1.6 },
  }))
}

export const poster: Poster = {
  ground,
  hero: (at) => renderRelief([...pegs(), ...cups(), ...pearl(61, 46, 17.5)], at),
  title: { lines: ['Pearl', 'Drop'], face: materials.gold, middle: materials.lapis, letters: faces.merry },
  sparks: '#c8f4ff',
  seed: 88,
}
