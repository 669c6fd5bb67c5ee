import { faces } from '#game-kit/art/letters.ts'
import { materials } from '#game-kit/art/materials.ts'
import type { QuickArt } from '#game-kit/art/quick-stage.ts'
import { swallow } from './swallow.ts'
import { flock } from './flock.ts'

export const stage: QuickArt = {
  lines: ['Swallow', 'Trio'],
  letters: faces.swash,
  stone: materials.lapis,
  emblem: swallow(49, 51, 0.66, 1, -14),
  sprites: flock,
}
