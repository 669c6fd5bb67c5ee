import { oklch, type Rgb } from '#game-kit/art/colour.ts'
import { faces } from '#game-kit/art/letters.ts'
import { place } from '#game-kit/art/masks/frames.ts'
import { materials } from '#game-kit/art/materials.ts'
import { clamp, fbm, smooth } from '#game-kit/art/maths.ts'
import { POSTER_HIGH, type Poster } from '#game-kit/art/poster.ts'
import { renderRelief } from '#game-kit/art/relief.ts'
import { arrow, card, moon } from './card.ts'

/** A night over clouds, lit by the moon behind the cards. */
function ground(x: number, y: number): Rgb {
  const down = y / POSTER_HIGH
  const glow = Math.exp(-((x - 50) ** 2 + (y - 46) ** 2) / 1500)
  const cloud = smooth(0.5, 0.82, fbm(x * 0.03, y * 0.08 + 5, 5)) * smooth(0.35, 0.95, down)
  return oklch(clamp(0.12 + 0.24 * glow + 0.2 * cloud, 0.03, 0.9), 0.1 - 0.03 * cloud, 262 + 26 * down)
}

export const poster: Poster = {
  ground,
  hero: (at) =>
    renderRelief(
      [
        ...place(moon(), { scale: 0.94, y: -8 }),
        ...card(41, 52, 47, -9),
        ...arrow(84, 34, 11, 'up'),
        ...arrow(84, 68, 11, 'down'),
      ],
      at,
    ),
  title: { lines: ['High', 'Moon'], face: materials.gold, middle: materials.lapis, letters: faces.stage },
  sparks: '#fff0c0',
  seed: 19,
}
