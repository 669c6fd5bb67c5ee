import { englishOf } from '#texts/words.ts'
import type { affiliateJoin } from '../contract/join.ts'
import type { affiliates } from '../contract/member.ts'
import type { affiliatesOffice } from '../contract/office.ts'

export const en = englishOf<typeof affiliateJoin & typeof affiliates & typeof affiliatesOffice>()({
  'refusal.affiliates.trialAccount': 'A trial account can’t apply. Log out or register your own account.',
  'refusal.affiliates.alreadyApplied': 'You have already applied. Check the status of your application.',
  'refusal.affiliates.unknownApplication': 'We can’t find that application.',
  'refusal.affiliates.alreadyDecided': 'Another operator has already decided this application.',
  'refusal.affiliates.notOne': 'Your account isn’t in the affiliate programme.',
  'refusal.affiliates.badSpan': 'Choose a period of at most 92 days.',
  'refusal.affiliates.paused': 'Your affiliate account is paused. Contact us to open new codes.',
  'refusal.affiliates.codeTaken': 'That code is taken. Choose another.',
  'refusal.affiliates.tooManyCodes': 'You can have up to {most} codes.',
  'refusal.affiliates.unknownCode': 'We can’t find that code, or it is closed.',
  'refusal.affiliates.unknownStatement': 'We can’t find that statement.',
  'refusal.affiliates.unknown': 'We can’t find that affiliate.',
  'refusal.affiliates.unknownPlan': 'We can’t find that plan.',
  'refusal.affiliates.accountNeeded': 'Enter a valid username for the account. A locked or staff account can’t be used.',
  'refusal.affiliates.accountTaken': 'That username is taken. Choose another.',
  'refusal.affiliates.alreadyOne': 'This member is already an affiliate.',
  'refusal.affiliates.unknownDuplicate': 'We can’t find that duplicate, or it is cleared.',
  'refusal.affiliates.samePerson': 'This player is the same person and can’t count.',
  'refusal.affiliates.termsInvalid': 'A plan needs a CPA or a share. Tiers start at 0 and increase.',
  'refusal.affiliates.planTaken': 'There is a plan with this name.',
  'refusal.affiliates.unknownHost': 'This host doesn’t belong to the brand.',
  'audit.did.affiliates.accept': 'Accepted an affiliate application',
  'audit.did.affiliates.state': 'Paused or resumed an affiliate',
  'audit.did.affiliates.plan': 'Assigned a plan to an affiliate',
  'audit.did.affiliates.terms': 'Published a plan for affiliates',
  'audit.did.affiliates.duplicate': 'Cleared a duplicate player of an affiliate',
  'audit.did.affiliates.domain': 'Changed a host that counts for an affiliate',
})
