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
  'refusal.limits.unknownMember': 'There is no such member.',
  'refusal.limits.unknownFlag': 'There is no such sign.',
  'refusal.limits.alreadyCleared': 'Somebody has closed this already.',
  'refusal.limits.noSuchLimit': 'There is no such limit.',
  'refusal.limits.outOfBounds': 'This limit is too small or too large.',
  'refusal.limits.notYet':
    'Your wish for a wider limit still rests. You can confirm it when its time has come.',
  'refusal.limits.nothingWaits': 'Nothing waits to be confirmed.',
  'refusal.limits.noCheck': 'There is no reality check to answer.',
  'refusal.limits.depositReached':
    'Your deposit limit has {left} left. It starts again with the next period; you find it under Safer play.',
  'refusal.limits.excluded': 'This account is taking a break: no deposit and no play.',
  'refusal.limits.promptFirst': 'Please say first whether you want a deposit limit.',
  'refusal.limits.papersFirst':
    'The rules where you are ask for identity papers before more is paid in; {left} may be paid in without. You find it under Profile.',
  'refusal.limits.checkDue': 'A reality check waits for you. Read it, then play on.',
  'refusal.limits.helpAway':
    'Help with play cannot be reached at the moment, so no game opens. Please come back a little later.',
  'refusal.limits.notOffered': 'This kind of game is not offered where you are.',
  'refusal.limits.timeOver': 'Your play time is over for now. You find it under Safer play.',
})
