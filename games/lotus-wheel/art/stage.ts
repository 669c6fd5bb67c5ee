import { faces } from '#game-kit/art/letters.ts'
import { materials } from '#game-kit/art/materials.ts'
import type { QuickArt } from '#game-kit/art/quick-stage.ts'
import { lotus } from './lotus.ts'

export const stage: QuickArt = {
  lines: ['Lotus', 'Wheel'],
  letters: faces.swash,
  stone: materials.jade,
  emblem: lotus(50, 50, 30),
}
