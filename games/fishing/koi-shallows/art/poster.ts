import { oklch, type Rgb } from '#game-kit/art/colour.ts'
import { faces } from '#game-kit/art/letters.ts'
import { lotus } from '#game-kit/art/masks/flora.ts'
import { place } from '#game-kit/art/masks/frames.ts'
import { materials } from '#game-kit/art/materials.ts'
import { POSTER_HIGH, type Poster } from '#game-kit/art/poster.ts'
import { renderRelief } from '#game-kit/art/relief.ts'
import { creature } from '../../art/creatures.ts'
import { waterLight } from '../../art/water.ts'

/** Water from above: light from one side, a net of caustics on the ground. */
const ground = (x: number, y: number): Rgb => oklch(waterLight(x, y, 0.2), 0.11, 158 + 26 * (y / POSTER_HIGH))

export const poster: Poster = {
  ground,
  hero: (at) =>
    renderRelief(
      [
        ...place(lotus(), { scale: 0.36, x: -33, y: -26 }),
        ...place(creature('goldfish'), { scale: 0.36, x: 31, y: -24, turn: -140 }),
        ...place(creature('perch'), { scale: 0.32, x: -35, y: 32, turn: 60 }),
        ...place(creature('bomb'), { scale: 0.32, x: 34, y: 30 }),
        ...place(creature('lucky'), { scale: 0.9, x: 0, y: 4, turn: 18 }),
      ],
      at,
    ),
  title: { lines: ['Koi', 'Shallows'], face: materials.gold, middle: materials.jade, letters: faces.merry },
  sparks: '#d8ffe0',
  seed: 73,
}
