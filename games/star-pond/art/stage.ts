import { faces } from '#game-kit/art/letters.ts'
import { materials } from '#game-kit/art/materials.ts'
import type { QuickArt } from '#game-kit/art/quick-stage.ts'
import { star } from './star.ts'
import { pond } from './pond.ts'

export const stage: QuickArt = {
  lines: ['Star', 'Pond'],
  letters: faces.merry,
  stone: materials.lapis,
  emblem: [star(50, 51, 26, materials.amber, '#ffdf8a')],
  sprites: pond,
}
