import { faces } from '#game-kit/art/letters.ts'
import { materials } from '#game-kit/art/materials.ts'
import type { QuickArt } from '#game-kit/art/quick-stage.ts'
import { circle } from '#game-kit/art/shapes.ts'
import { pearl } from './pearl.ts'
import { reef } from './reef.ts'

const pegsAt = [
  [38, 34],
  [62, 34],
  [26, 52],
  [74, 52],
] as const

export const stage: QuickArt = {
  lines: ['Pearl', 'Drop'],
  letters: faces.merry,
  stone: materials.lapis,
  emblem: [
    {
      shape: pegsAt.map(([x, y]) => circle(x, y, 4)).join(''),
      material: materials.gold,
      bevel: 4,
      height: 1,
      drop: { alpha: 0.6, dx: 0.6, dy: 1.2, blur: 1.2 },
    },
    ...pearl(50, 58, 14),
  ],
  sprites: reef,
}
