import { faces } from '#game-kit/art/letters.ts'
import { materials } from '#game-kit/art/materials.ts'
import type { QuickArt } from '#game-kit/art/quick-stage.ts'
import { card } from './card.ts'
import { sky } from './sky.ts'

export const stage: QuickArt = {
  lines: ['High', 'Moon'],
  letters: faces.stage,
  stone: materials.lapis,
  emblem: card(50, 50, 36),
  sprites: sky,
}
