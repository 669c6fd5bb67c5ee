import { oklch, type Rgb } from '#game-kit/art/colour.ts'
import { faces } from '#game-kit/art/letters.ts'
import { place } from '#game-kit/art/masks/frames.ts'
import { materials } from '#game-kit/art/materials.ts'
import { POSTER_HIGH, type Poster } from '#game-kit/art/poster.ts'
import { renderRelief } from '#game-kit/art/relief.ts'
import { creature } from '../../art/creatures.ts'
import { waterLight } from '../../art/water.ts'

/** Water from above: light from one side, a net of caustics on the ground. */
const ground = (x: number, y: number): Rgb =>
  oklch(waterLight(x, y, 0.24), 0.11, 215 + 22 * (y / POSTER_HIGH))

export const poster: Poster = {
  ground,
  hero: (at) =>
    renderRelief(
      [
        ...place(creature('tang'), { scale: 0.4, x: -31, y: -27, turn: 70 }),
        ...place(creature('clown'), { scale: 0.36, x: 32, y: 33, turn: -60 }),
        ...place(creature('angel'), { scale: 0.4, x: -30, y: 34, turn: 50 }),
        ...place(creature('wheel'), { scale: 0.42, x: 31, y: -27, turn: 20 }),
        ...place(creature('shark'), { scale: 0.98, x: 0, y: 4, turn: 32 }),
      ],
      at,
    ),
  title: { lines: ['Coral', 'Bay'], face: materials.gold, middle: materials.lapis, letters: faces.merry },
  sparks: '#d8f4ff',
  seed: 70,
}
