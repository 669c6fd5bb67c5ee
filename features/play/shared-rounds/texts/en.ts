import type { ContractCodes } from '#contract/route.ts'
import { englishOf } from '#texts/words.ts'
import type { sharedRounds } from '../contract/member.ts'
import type { sharedRoundsOffice } from '../contract/office.ts'

/** The codes that the studio's own games share have their texts in that feature. */
type OwnCodes = Extract<ContractCodes<typeof sharedRounds & typeof sharedRoundsOffice>, `shared.${string}`>

export const en = englishOf<{ own: { refusals: Record<OwnCodes, null> } }>()({
  'refusal.shared.seriesUnknown': 'We can’t find that game.',
  'refusal.shared.roundUnknown': 'We can’t find that round.',
  'refusal.shared.notSealed': 'The ticket file is published when betting closes.',
  'refusal.shared.seedSecret':
    'The seed of this round isn’t revealed yet. Try again after the draw is settled.',
  'refusal.shared.saleOver': 'Betting on this round is closed. No money was taken.',
  'refusal.shared.priceMoved':
    'The odds have changed. Check your bets and place them again. No money was taken.',
  'refusal.shared.slipOver': 'This bet has ended.',
  'refusal.shared.slipUnknown': 'We can’t find that bet.',
  'refusal.shared.notAllowed': 'You can’t do that now.',
  'refusal.shared.capReached': 'The limit for {key} is reached. Lower its stake or choose another number.',
  'refusal.shared.wrongState': 'The round’s state doesn’t allow this. Refresh to see the current state.',
  'refusal.shared.ownBet':
    'A member account related to you, or to the operator who approves, has a bet on this draw. Another operator must do this.',
  'refusal.shared.atConsole':
    'A dealer deals this round. Its result, correction or void is entered on the page “Dealer tables”.',
  'refusal.shared.outcomeInvalid': 'This result isn’t possible: {detail}',
  'audit.did.draws.enter': 'Entered the result of a round',
  'audit.did.draws.piece': 'Entered a part of a result',
  'audit.did.draws.beacon': 'Entered a beacon value',
  'audit.did.draws.void': 'Voided a round',
  'audit.did.draws.correct': 'Corrected the result of a round',
  'audit.did.draws.suspend': 'Suspended betting on a round',
  'audit.did.draws.run': 'Changed whether a series runs',
})
