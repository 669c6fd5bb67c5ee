import { oklch, type Rgb } from '#game-kit/art/colour.ts'
import { faces } from '#game-kit/art/letters.ts'
import { materials } from '#game-kit/art/materials.ts'
import { clamp, fbm, mix, smooth } from '#game-kit/art/maths.ts'
import { POSTER_HIGH, type Poster } from '#game-kit/art/poster.ts'
import { renderRelief } from '#game-kit/art/relief.ts'
import { circle } from '#game-kit/art/shapes.ts'
import { aceAndCourt } from './card-fan.ts'

/** Black lacquer rubbed through to red, with flakes of gold leaf. */
function ground(x: number, y: number): Rgb {
  const worn = smooth(0.46, 0.7, fbm(x * 0.03 + 7, y * 0.03, 5))
  const light = Math.exp(-((x - 50) ** 2 + (y - 46) ** 2) / 1700)
  const flake = smooth(0.71, 0.74, fbm(x * 0.16, y * 0.16 + 5, 3)) * smooth(0.1, 0.7, light + 0.25 * worn)
  const lightness = mix(0.07, 0.25, worn) + 0.2 * light - 0.05 * (y / POSTER_HIGH)
  const red = oklch(clamp(lightness, 0.03, 0.8), 0.05 + 0.11 * Math.max(worn, light), 27)
  const leaf = oklch(0.74, 0.13, 84)
  return [mix(red[0], leaf[0], flake), mix(red[1], leaf[1], flake), mix(red[2], leaf[2], flake)]
}

export const poster: Poster = {
  ground,
  hero: (at) =>
    renderRelief(
      [
        {
          shape: circle(50, 47, 39),
          material: materials.ruby,
          bevel: 5,
          height: 0.4,
          smoothing: 2,
          drop: false,
          lift: 0.1,
          glow: { colour: '#ff9a5a', blur: 18, alpha: 0.5 },
        },
        ...aceAndCourt(50, 48, 50),
      ],
      at,
    ),
  title: { lines: ['Lacquer', '21'], face: materials.gold, middle: materials.ruby, letters: faces.stage },
  sparks: '#ffd68a',
  seed: 21,
}
