import { faces } from '#game-kit/art/letters.ts'
import { materials } from '#game-kit/art/materials.ts'
import type { QuickArt } from '#game-kit/art/quick-stage.ts'
import { lantern } from './lantern.ts'
import { night } from './night.ts'

export const stage: QuickArt = {
  lines: ['Sky', 'Lantern'],
  letters: faces.swash,
  stone: materials.amethyst,
  emblem: lantern(50, 52, 56),
  sprites: night,
}
