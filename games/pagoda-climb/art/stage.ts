import { faces } from '#game-kit/art/letters.ts'
import { materials } from '#game-kit/art/materials.ts'
import type { QuickArt } from '#game-kit/art/quick-stage.ts'
import { cast } from './cast.ts'
import { tower } from './tower.ts'

export const stage: QuickArt = {
  lines: ['Pagoda', 'Climb'],
  letters: faces.brush,
  stone: materials.lapis,
  emblem: tower(50, 76, 50, 44, 3),
  sprites: cast,
}
