import { oklch, type Rgb } from '#game-kit/art/colour.ts'
import { faces } from '#game-kit/art/letters.ts'
import { materials } from '#game-kit/art/materials.ts'
import { clamp, fbm, mix, smooth } from '#game-kit/art/maths.ts'
import { POSTER_HIGH, type Poster } from '#game-kit/art/poster.ts'
import { renderRelief } from '#game-kit/art/relief.ts'
import { circle } from '#game-kit/art/shapes.ts'
import { swallow } from './swallow.ts'

/** Dusk over water: violet by rose to amber above, teal below, a low sun and its road of light. */
function ground(x: number, y: number): Rgb {
  const down = y / POSTER_HIGH
  const sun = Math.exp(-((x - 50) ** 2 + (y - 62) ** 2) / 900)
  const water = smooth(0, 2, y - 84)
  const ripple = Math.sin(y * 1.5 + 5 * fbm(x * 0.08, y * 0.2, 3)) * water
  const road = water * Math.exp(-((x - 50) ** 2) / (30 + 3 * (y - 84) ** 2 * 0.06))
  const cloud = smooth(0.52, 0.8, fbm(x * 0.025, y * 0.07 + 3, 4)) * (1 - water)
  const lightness =
    mix(0.26 + 0.34 * down, 0.2, water) + 0.26 * sun + 0.1 * cloud + 0.03 * ripple + 0.3 * road
  const hue = mix(mix(300, 400, clamp(down * 1.5 + 0.3 * sun, 0, 1)), 205, water * (1 - 0.8 * road))
  return oklch(clamp(lightness, 0.05, 0.92), 0.1 + 0.03 * sun, hue)
}

export const poster: Poster = {
  ground,
  hero: (at) =>
    renderRelief(
      [
        {
          shape: circle(50, 62, 19),
          material: materials.amber,
          bevel: 16,
          height: 0.3,
          smoothing: 3,
          drop: false,
          lift: 0.28,
          glow: { colour: '#ffcf9a', blur: 22, alpha: 0.65 },
        },
        ...swallow(30, 28, 0.5, 1, -8),
        ...swallow(74, 36, 0.44, -1, 8),
        ...swallow(50, 60, 0.86, 1, -14),
      ],
      at,
    ),
  title: { lines: ['Swallow', 'Trio'], face: materials.gold, middle: materials.lapis, letters: faces.swash },
  sparks: '#ffdfb0',
  seed: 3,
}
