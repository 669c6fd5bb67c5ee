import type { ContractCodes } from '#contract/route.ts'
import { englishOf } from '#texts/words.ts'
import type { limits } from '../contract/member.ts'
import type { depositLimitRefusals, playRefusals } from '../contract/shapes.ts'
import type { limitsOffice } from '../contract/office.ts'
import { office } from './office-en.ts'
import { page } from './page-en.ts'

type Codes =
  | ContractCodes<typeof limits>
  | ContractCodes<typeof limitsOffice>
  | keyof typeof depositLimitRefusals
  | keyof typeof playRefusals

export const en = englishOf<{ own: { refusals: Record<Codes, null> } }>()({
  ...page,
  ...office,
  'refusal.limits.unknownMember': 'We can’t find that member.',
  'refusal.limits.unknownFlag': 'We can’t find that marker of harm.',
  'refusal.limits.alreadyCleared': 'Another operator has already closed this marker.',
  'refusal.limits.noSuchLimit': 'We can’t find that limit.',
  'refusal.limits.outOfBounds': 'This limit is too low or too high.',
  'refusal.limits.notYet':
    'Your request for a higher limit is in its waiting period. You can confirm it when the period ends.',
  'refusal.limits.nothingWaits': 'You have no request to confirm.',
  'refusal.limits.noCheck': 'You have no reality check to confirm.',
  'refusal.limits.depositReached':
    'You can deposit {left} more within your deposit limit. See when it resets in Safer play.',
  'refusal.limits.excluded':
    'This account has a time-out or self-exclusion. You can’t deposit or play, but you can withdraw.',
  'refusal.limits.promptFirst': 'First, choose whether you want to set a deposit limit.',
  'refusal.limits.papersFirst':
    'Local rules require us to verify your identity before you deposit more. You can still deposit {left}. Go to Profile to verify.',
  'refusal.limits.checkDue': 'Time for a reality check. See how long you’ve played and your result.',
  'refusal.limits.helpAway':
    'Games are paused because a player-support service can’t be reached. Please try again later.',
  'refusal.limits.notOffered': 'This type of game isn’t available where you are.',
  'refusal.limits.timeOver': 'You’ve reached your play time limit. See when it resets in Safer play.',
})
