import { oklch, type Rgb } from '#game-kit/art/colour.ts'
import { faces } from '#game-kit/art/letters.ts'
import { materials } from '#game-kit/art/materials.ts'
import { clamp, fbm } from '#game-kit/art/maths.ts'
import { POSTER_HIGH, type Poster } from '#game-kit/art/poster.ts'
import { renderRelief } from '#game-kit/art/relief.ts'
import { fan } from './fan.ts'

/** Folds of red silk in a warm light. */
function ground(x: number, y: number): Rgb {
  const bend = fbm(x * 0.018, y * 0.018, 4) * 16
  const fold = Math.sin((x * 0.55 + y * 0.32 + bend) * 0.42)
  const light = Math.exp(-((x - 50) ** 2 + (y - 44) ** 2) / 2600)
  const lightness = 0.17 + 0.1 * fold + 0.24 * light + 0.05 * fold ** 5
  return oklch(clamp(lightness - 0.06 * (y / POSTER_HIGH), 0.03, 0.85), 0.15 - 0.02 * fold, 22)
}

export const poster: Poster = {
  ground,
  hero: (at) => renderRelief([...fan(50, 47, 49)], at),
  title: { lines: ['Silk', 'Jacks'], face: materials.gold, middle: materials.ruby, letters: faces.stage },
  sparks: '#ffd9a0',
  seed: 7,
}
