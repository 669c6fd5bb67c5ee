import { englishOf } from '#texts/words.ts'
import type { rewards, rewardsOffice } from '../contract.ts'

export const en = englishOf<typeof rewards & typeof rewardsOffice>()({
  'refusal.rewards.unknown': 'This reward no longer exists.',
  'refusal.rewards.notClaimable': 'This reward can’t be claimed: {state}.',
  'refusal.rewards.notNow': 'Rewards aren’t available to you right now.',
  'refusal.rewards.blocked': 'This reward can’t be credited right now. It stays in your reward centre.',
  'refusal.rewards.unknownMember': 'We can’t find this member, or they have no wallet yet.',
  'refusal.rewards.notOffered': 'You can’t offer this member rewards right now because of safer-play rules.',
})
