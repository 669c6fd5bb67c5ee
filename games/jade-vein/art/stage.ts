import { faces } from '#game-kit/art/letters.ts'
import { materials } from '#game-kit/art/materials.ts'
import type { QuickArt } from '#game-kit/art/quick-stage.ts'
import { jade } from './stone.ts'

export const stage: QuickArt = {
  lines: ['Jade', 'Vein'],
  letters: faces.brush,
  stone: materials.ink,
  emblem: jade(50, 51, 24),
}
