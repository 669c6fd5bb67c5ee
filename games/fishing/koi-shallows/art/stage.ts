import { faces } from '#game-kit/art/letters.ts'
import { place } from '#game-kit/art/masks/frames.ts'
import { materials } from '#game-kit/art/materials.ts'
import type { QuickArt } from '#game-kit/art/quick-stage.ts'
import { creature } from '../../art/creatures.ts'

export const stage: QuickArt = {
  lines: ['Koi', 'Shallows'],
  letters: faces.merry,
  stone: materials.jade,
  emblem: place(creature('koi'), { scale: 0.62, turn: 35 }),
}
