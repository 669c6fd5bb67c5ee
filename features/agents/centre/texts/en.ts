import { englishOf } from '#texts/words.ts'
import type { agents } from '../contract.ts'

export const en = englishOf<typeof agents>()({
  'refusal.agents.unknownMember': 'We can’t find that member.',
  'refusal.agents.noRight': 'Your account doesn’t have this permission. Ask the owner of your account.',
  'refusal.agents.periodInvalid': 'Choose at most 92 days, with the first before the last.',
  'refusal.agents.rateOutOfBounds': 'This rebate must be between the highest of their downline and your own.',
})
