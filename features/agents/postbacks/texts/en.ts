import { englishOf } from '#texts/words.ts'
import type { postbacks } from '../contract.ts'

export const en = englishOf<typeof postbacks>()({
  'refusal.postbacks.unknown': 'We can’t find that postback.',
  'refusal.postbacks.address':
    'Enter a public https address. Macros may stand after the host only.',
  'refusal.postbacks.tooMany': 'You can have up to {most} postbacks.',
})
