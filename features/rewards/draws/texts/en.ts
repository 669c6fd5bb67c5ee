import { englishOf } from '#texts/words.ts'
import type { draws } from '../contract/member.ts'
import type { drawsOffice } from '../contract/office.ts'

export const en = englishOf<typeof draws & typeof drawsOffice>()({
  'refusal.draws.unknown': 'We can’t find this draw.',
  'refusal.draws.notOpen': 'This draw isn’t open.',
  'refusal.draws.notNow': 'Draws aren’t available to you right now.',
  'refusal.draws.noSpins': 'You have no spins on this wheel.',
  'refusal.draws.seedChanged':
    'This wheel was spun on another device. Check the new commitment and spin again.',
  'refusal.draws.usedUp': 'All prizes of this draw have been given.',
  'refusal.draws.opened': 'You have opened your envelope.',
  'refusal.draws.checkedIn': 'You have checked in today.',
  'refusal.draws.notRevealed': 'The seed is revealed after the draw. You can verify it then.',
  'refusal.draws.unsound': 'This draft can’t be used: {problem}.',
  'refusal.draws.notDraft': 'This draw has been launched.',
  'refusal.draws.notLive': 'This draw isn’t running.',
})
