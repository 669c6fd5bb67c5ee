import { faces } from '#game-kit/art/letters.ts'
import { materials } from '#game-kit/art/materials.ts'
import type { QuickArt } from '#game-kit/art/quick-stage.ts'
import { aceAndCourt } from './card-fan.ts'

export const stage: QuickArt = {
  lines: ['Lacquer', '21'],
  letters: faces.stage,
  stone: materials.ruby,
  emblem: aceAndCourt(50, 50, 24),
}
