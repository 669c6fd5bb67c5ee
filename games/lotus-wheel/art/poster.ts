import { oklch, type Rgb } from '#game-kit/art/colour.ts'
import { faces } from '#game-kit/art/letters.ts'
import { materials } from '#game-kit/art/materials.ts'
import { clamp, fbm, mix, smooth } from '#game-kit/art/maths.ts'
import type { Poster } from '#game-kit/art/poster.ts'
import { renderRelief } from '#game-kit/art/relief.ts'
import { circle, path } from '#game-kit/art/shapes.ts'
import { lotus } from './lotus.ts'

/** A night pond: round leaves on dark green water, light about the wheel. */
function ground(x: number, y: number): Rgb {
  const d = Math.hypot(x - 50, (y - 47) * 0.95)
  const water = fbm(x * 0.05, y * 0.16 + 4, 4)
  let lightness = 0.12 + 0.24 * Math.exp(-((d / 56) ** 2)) + (water - 0.47) * 0.08
  let hue = mix(178, 350, Math.exp(-((d / 44) ** 2)) * 0.9)
  let chroma = 0.07 + 0.06 * Math.exp(-((d / 50) ** 2))
  for (const leaf of [
    { x: 8, y: 18, r: 17 },
    { x: 95, y: 30, r: 13 },
    { x: 90, y: 84, r: 19 },
    { x: 6, y: 82, r: 14 },
  ]) {
    const r = Math.hypot(x - leaf.x, (y - leaf.y) * 1.25)
    const on = smooth(leaf.r, leaf.r - 0.7, r)
    const veins = 0.04 * Math.cos(Math.atan2(y - leaf.y, x - leaf.x) * 14)
    lightness = mix(lightness, 0.27 + 0.16 * (1 - r / leaf.r) + veins, on * 0.92)
    hue = mix(hue, 158, on)
    chroma = mix(chroma, 0.09, on)
  }
  return oklch(clamp(lightness, 0.03, 0.95), chroma, hue)
}

export const poster: Poster = {
  ground,
  hero: (at) =>
    renderRelief(
      [
        {
          shape: circle(50, 48, 43),
          material: materials.gold,
          bevel: 3.4,
          height: 0.9,
          drop: { alpha: 0.75, dx: 1.6, dy: 3.4, blur: 4 },
          glow: { colour: '#ff9ac0', blur: 9, alpha: 0.5 },
        },
        {
          shape: circle(50, 48, 38.8),
          material: materials.jade,
          bevel: 4,
          height: 0.5,
          drop: false,
          lift: -0.12,
        },
        ...lotus(50, 48, 36),
        {
          shape: path('M44 1 L56 1 L50 15Z'),
          material: materials.gold,
          bevel: 2.4,
          height: 1,
          drop: { alpha: 0.7, dx: 0.8, dy: 2, blur: 2 },
          lift: 0.1,
        },
      ],
      at,
    ),
  title: { lines: ['Lotus', 'Wheel'], face: materials.gold, middle: materials.ruby, letters: faces.swash },
  sparks: '#ffd0e4',
  seed: 207,
}
