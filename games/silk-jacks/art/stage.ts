import { faces } from '#game-kit/art/letters.ts'
import { materials } from '#game-kit/art/materials.ts'
import type { QuickArt } from '#game-kit/art/quick-stage.ts'
import { fan } from './fan.ts'

export const stage: QuickArt = {
  lines: ['Silk', 'Jacks'],
  letters: faces.stage,
  stone: materials.ruby,
  emblem: fan(50, 50, 25),
}
