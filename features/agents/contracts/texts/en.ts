import { englishOf } from '#texts/words.ts'
import type { contracts } from '../contract/member.ts'
import type { contractsOffice } from '../contract/office.ts'

export const en = englishOf<typeof contracts & typeof contractsOffice>()({
  'refusal.contracts.unknown': 'We can’t find that contract.',
  'refusal.contracts.notNow': 'This contract has changed in the meantime. Look at it again.',
  'refusal.contracts.aboveUpline':
    'Your upline’s own contract has changed, so this offer can no longer be accepted. Ask for a new one.',
  'refusal.contracts.kindOff': 'Contracts of this kind are switched off.',
  'refusal.contracts.notAnAgent': 'Only agents can have a contract.',
  'refusal.contracts.termsInvalid':
    'Check the tiers: each starts above the one before, and no rate is zero or above the maximum.',
  'refusal.contracts.noneOwn': 'You need a contract of this kind yourself before you can offer one.',
  'refusal.contracts.aboveOwn':
    'No tier may pay more than your own contract, over the same period and score.',
  'refusal.contracts.alreadyOffered': 'An offer of this kind is still waiting for an answer.',
  'refusal.contracts.unknownBrand': 'We can’t find that brand.',
  'refusal.contracts.unknownMember': 'We can’t find that member.',
  'refusal.contracts.notTop':
    'The brand offers contracts to general agents only. Others get theirs from their upline.',
})
