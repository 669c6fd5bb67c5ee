import { englishOf } from '#texts/words.ts'
import type { rewards, rewardsOffice } from '../contract.ts'

export const en = englishOf<typeof rewards & typeof rewardsOffice>()({
  'refusal.rewards.unknown': 'This reward no longer exists.',
  'refusal.rewards.notClaimable': 'This reward can’t be claimed: {state}.',
  'refusal.rewards.notNow': 'Rewards are not available to you at the moment.',
  'refusal.rewards.blocked': 'This reward can’t be credited right now. It stays in your reward centre.',
  'refusal.rewards.unknownMember': 'We can’t find this member, or they have no wallet yet.',
  'refusal.rewards.notOffered': 'Nothing may be offered to this member at the moment (safer play).',
})
