import { faces } from '#game-kit/art/letters.ts'
import { materials } from '#game-kit/art/materials.ts'
import type { QuickArt } from '#game-kit/art/quick-stage.ts'
import { crane } from './crane.ts'

export const stage: QuickArt = {
  lines: ['Crane', 'Baccarat'],
  letters: faces.brush,
  stone: materials.jade,
  emblem: crane(51, 55, 0.72),
}
