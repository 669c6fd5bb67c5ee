import { oklch, type Rgb } from '#game-kit/art/colour.ts'
import { faces } from '#game-kit/art/letters.ts'
import { materials } from '#game-kit/art/materials.ts'
import { clamp, fbm, mix, smooth } from '#game-kit/art/maths.ts'
import { POSTER_HIGH, type Poster } from '#game-kit/art/poster.ts'
import { renderRelief } from '#game-kit/art/relief.ts'
import { circle } from '#game-kit/art/shapes.ts'
import { crane } from './crane.ts'

/** Morning over green hills, a gold sun in the mist. */
function ground(x: number, y: number): Rgb {
  const down = y / POSTER_HIGH
  const sun = Math.exp(-((x - 52) ** 2 + (y - 40) ** 2) / 1300)
  const far = smooth(0, 3, y - 74 - 7 * Math.sin(x * 0.06 + 1) - 9 * fbm(x * 0.05, 3, 3))
  const near = smooth(0, 3, y - 96 - 8 * Math.sin(x * 0.05 + 4) - 10 * fbm(x * 0.06, 9, 3))
  const mist = smooth(0.5, 0.85, fbm(x * 0.03 + 2, y * 0.07, 4)) * smooth(0.3, 0.8, down)
  const lightness = mix(mix(0.24 + 0.3 * sun + 0.08 * down, 0.2, far), 0.1, near) + 0.14 * mist
  return oklch(clamp(lightness, 0.03, 0.92), 0.09, mix(mix(165, 95, sun), 155, far))
}

export const poster: Poster = {
  ground,
  hero: (at) =>
    renderRelief(
      [
        {
          shape: circle(52, 40, 22),
          material: materials.amber,
          bevel: 18,
          height: 0.3,
          smoothing: 3,
          drop: false,
          lift: 0.28,
          glow: { colour: '#ffe0a0', blur: 20, alpha: 0.6 },
        },
        ...crane(52, 62, 1),
      ],
      at,
    ),
  title: { lines: ['Crane', 'Baccarat'], face: materials.gold, middle: materials.jade, letters: faces.brush },
  sparks: '#ffe9b8',
  seed: 33,
}
