import { oklch, type Rgb } from '#game-kit/art/colour.ts'
import { faces } from '#game-kit/art/letters.ts'
import { place } from '#game-kit/art/masks/frames.ts'
import { materials } from '#game-kit/art/materials.ts'
import { POSTER_HIGH, type Poster } from '#game-kit/art/poster.ts'
import { renderRelief } from '#game-kit/art/relief.ts'
import { creature } from '../../art/creatures.ts'
import { waterLight } from '../../art/water.ts'

/** Water from above: light from one side, a net of caustics on the ground. */
const ground = (x: number, y: number): Rgb => oklch(waterLight(x, y, 0.1), 0.11, 268 + 24 * (y / POSTER_HIGH))

export const poster: Poster = {
  ground,
  hero: (at) =>
    renderRelief(
      [
        ...place(creature('jelly'), { scale: 0.4, x: -33, y: -28, turn: 12 }),
        ...place(creature('viper'), { scale: 0.46, x: 34, y: -24, turn: -30 }),
        ...place(creature('spark'), { scale: 0.24, x: -36, y: 36, turn: 70 }),
        ...place(creature('squid'), { scale: 0.36, x: 34, y: 36, turn: -40 }),
        ...place(creature('king'), { scale: 0.86, x: -2, y: 4 }),
      ],
      at,
    ),
  title: {
    lines: ['Moonlit', 'Deep'],
    face: materials.gold,
    middle: materials.amethyst,
    letters: faces.merry,
  },
  sparks: '#d8c8ff',
  seed: 73,
}
