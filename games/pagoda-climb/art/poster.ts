import { oklch, type Rgb } from '#game-kit/art/colour.ts'
import { faces } from '#game-kit/art/letters.ts'
import { materials } from '#game-kit/art/materials.ts'
import { clamp, fbm, mix, smooth } from '#game-kit/art/maths.ts'
import { POSTER_HIGH, type Poster } from '#game-kit/art/poster.ts'
import { renderRelief } from '#game-kit/art/relief.ts'
import { circle } from '#game-kit/art/shapes.ts'
import { tower } from './tower.ts'

/** Dusk over hills: a red sky, a great moon, mist at the foot. Its hues go from violet by rose to ember, never by green. */
function ground(x: number, y: number): Rgb {
  const down = y / POSTER_HIGH
  const cloud = smooth(0.45, 0.8, fbm(x * 0.035, y * 0.09 + 4, 5))
  const moon = Math.exp(-((x - 68) ** 2 + (y - 34) ** 2) / 900)
  const hill = smooth(0, 3, y - 92 - 9 * Math.sin(x * 0.07) - 10 * fbm(x * 0.05, 2, 3))
  const mist = smooth(0.5, 0.8, fbm(x * 0.03 + 8, y * 0.08, 4)) * smooth(0.55, 0.95, down)
  const lightness = mix(0.2 + 0.22 * moon + 0.13 * cloud * (1 - down) + 0.1 * down, 0.09, hill) + 0.2 * mist
  return oklch(clamp(lightness, 0.03, 0.92), 0.11 - 0.05 * hill, mix(mix(300, 388, down), 380, moon * 0.5))
}

export const poster: Poster = {
  ground,
  hero: (at) =>
    renderRelief(
      [
        {
          shape: circle(70, 33, 15),
          material: materials.pearl,
          bevel: 12,
          height: 0.3,
          smoothing: 2,
          drop: false,
          lift: 0.22,
          glow: { colour: '#ffe2a8', blur: 14, alpha: 0.6 },
        },
        ...tower(47, 98, 78, 66, 4),
      ],
      at,
    ),
  title: { lines: ['Pagoda', 'Climb'], face: materials.gold, middle: materials.ruby, letters: faces.brush },
  sparks: '#ffd28a',
  seed: 63,
}
