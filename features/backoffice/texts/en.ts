import { englishOf } from '#texts/words.ts'
import type { backoffice } from '../contract.ts'

export const en = englishOf<typeof backoffice>()({
  'refusal.backoffice.unknownMember': 'There is no such member.',
  'refusal.backoffice.sameState': 'Somebody was faster: the account is in this state already.',
  'refusal.backoffice.memberClosed': 'This account is closed for good.',
})
