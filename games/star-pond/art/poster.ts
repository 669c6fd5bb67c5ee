import { oklch, type Rgb } from '#game-kit/art/colour.ts'
import { faces } from '#game-kit/art/letters.ts'
import { materials } from '#game-kit/art/materials.ts'
import { clamp, fbm, smooth } from '#game-kit/art/maths.ts'
import { POSTER_HIGH, type Poster } from '#game-kit/art/poster.ts'
import { renderRelief } from '#game-kit/art/relief.ts'
import { star } from './star.ts'

/** Still water at night: rings that run out from the middle, reeds of dark at the rim. */
function ground(x: number, y: number): Rgb {
  const far = Math.hypot(x - 50, (y - 62) * 1.5)
  const ring = Math.max(0, Math.sin(far * 0.42 + fbm(x * 0.03, y * 0.05, 3) * 3)) ** 5 * Math.exp(-far / 60)
  const light = Math.exp(-(far ** 2) / 1500)
  const reed = smooth(0.55, 0.8, fbm(x * 0.14, y * 0.02 + 7, 4)) * smooth(30, 52, Math.abs(x - 50))
  const lightness = 0.14 + 0.2 * light + 0.22 * ring - 0.08 * reed
  return oklch(clamp(lightness, 0.03, 0.9), 0.11, 232 + 30 * (y / POSTER_HIGH))
}

export const poster: Poster = {
  ground,
  hero: (at) =>
    renderRelief(
      [
        star(20, 30, 10, materials.lapis, '#8fd0ff'),
        star(79, 26, 12, materials.jade, '#8fffd8'),
        star(16, 78, 12, materials.ruby, '#ff9ac0'),
        star(84, 76, 10, materials.lapis, '#8fd0ff'),
        star(50, 54, 29, materials.amber, '#ffdf8a'),
      ],
      at,
    ),
  title: { lines: ['Star', 'Pond'], face: materials.gold, middle: materials.lapis, letters: faces.merry },
  sparks: '#d8ecff',
  seed: 54,
}
