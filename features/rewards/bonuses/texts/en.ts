import { englishOf } from '#texts/words.ts'
import type { bonuses } from '../contract/member.ts'

export const en = englishOf<typeof bonuses>()({
  'refusal.bonuses.unknown': 'We can’t find this bonus.',
  'refusal.bonuses.over': 'This bonus has already ended.',
  'refusal.bonuses.changed': 'The amount has changed. Check it and confirm again.',
})
