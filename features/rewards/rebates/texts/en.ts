import { englishOf } from '#texts/words.ts'
import type { rebates } from '../contract/member.ts'
import type { rebatesOffice } from '../contract/office.ts'

export const en = englishOf<typeof rebates & typeof rebatesOffice>()({
  'refusal.rebates.unknownStatement': 'We can’t find that statement.',
  'refusal.rebates.nothing': 'There’s nothing to claim right now.',
  'refusal.rebates.unknownBrand': 'We can’t find that brand.',
  'refusal.rebates.unknownMember': 'We can’t find that member.',
  'refusal.rebates.tooEarly': 'New rates start on a later day. Choose tomorrow or later.',
  'refusal.rebates.chasing':
    'Cashback on net losses covers at least a day and is claimed by hand. Choose a day, week or month.',
  'refusal.rebates.unsound':
    'These rates don’t fit together. Check for doubled rows, and that the maximum is not below the minimum.',
  'refusal.rebates.isPaused': 'This program is already paused.',
  'refusal.rebates.notPaused': 'This program is not paused.',
})
