import { englishOf } from '#texts/words.ts'
import type { bonuses } from '../contract/member.ts'

export const en = englishOf<typeof bonuses>()({
  'refusal.bonuses.unknown': 'We can’t find that bonus.',
  'refusal.bonuses.over': 'This bonus has already ended.',
  'refusal.bonuses.changed': 'The amount has changed. Check it and confirm again.',

  'bonuses.title': 'Bonus details',
  'bonuses.text':
    'Bonus money is separate from your cash. Each bonus shows which bets count, how much is left to wager and when it expires.',
  'bonuses.bonus': 'bonus',
  'bonuses.amount': 'Bonus',
  'bonuses.balance': 'Bonus balance',
  'bonuses.openRounds': 'Open bets with bonus money',
  'bonuses.until': 'Expires',
  'bonuses.state.queued': 'Starts when the current bonus ends',
  'bonuses.state.active': 'Active',
  'bonuses.state.ending': 'Ends when its open bets are settled',
  'bonuses.state.ended': 'Ended',
  'bonuses.wagering': 'Wagering',
  'bonuses.progress': '{have} of {need} wagered',
  'bonuses.left': '{left} left',
  'bonuses.terms': 'Terms of this bonus',
  'bonuses.bets': 'Bets that counted',
  'bonuses.betsText': 'What each settled bet contributed to the wagering.',
  'bonuses.ofValid': 'of a valid bet of',
  'bonuses.noBets': 'No bet has counted yet',
  'bonuses.cancel': 'Cancel this bonus',
  'bonuses.keep': 'Keep the bonus',
  'bonuses.cancelTitle': 'Cancel this bonus?',
  'bonuses.cancelText': 'You’ll lose {sum} in bonus money. Your cash stays in your wallet.',
  'bonuses.cancelOpen': 'Open bets with bonus money: {count}. Any returns to the bonus will be lost too.',
  'bonuses.cancelled': 'Bonus cancelled',
  'bonuses.ended': 'Ended bonuses',
  'bonuses.converted': 'Converted to cash:',
  'bonuses.none': 'No bonus yet',
  'bonuses.noneText': 'Bonuses you claim will appear here with their terms and progress.',
  'bonuses.outcome.completed': 'Completed',
  'bonuses.outcome.capped': 'Maximum reached',
  'bonuses.outcome.spent': 'Used up',
  'bonuses.outcome.expired': 'Expired',
  'bonuses.outcome.cancelled': 'Cancelled',
  'bonuses.outcome.revoked': 'Revoked',
  'bonuses.term.noWagering': 'No wagering: the bonus is paid as cash.',
  'bonuses.term.wagering':
    'Place valid bets of {sum} ({times} × the bonus), with cash or bonus money, to turn the bonus into cash.',
  'bonuses.term.wageringTimes':
    'Place valid bets of {times} × the bonus, with cash or bonus money, to turn the bonus into cash.',
  'bonuses.term.cashFirst': 'Your cash is used first; bonus money covers the rest.',
  'bonuses.term.bonusFirst': 'Bonus money is used first, then your cash.',
  'bonuses.term.days':
    'Expires {days|day|days} after it starts. Wagering completed by then still counts.',
  'bonuses.term.weight': '{category}: {percent}% of a valid bet counts.',
  'bonuses.term.excluded': 'Bonus money can’t be used in: {categories}.',
  'bonuses.term.excludedGames': 'It can’t be used in these games either: {games}.',
  'bonuses.term.stakeMax': 'Maximum stake with bonus money: {sum}.',
  'bonuses.term.noMaximum': 'There is no limit on the amount converted to cash.',
  'bonuses.term.conversionMax':
    'Up to {sum} can be converted to cash. When that amount is reached, the bonus ends and the amount is paid.',
  'bonuses.term.refused':
    'A bet that would break a term is rejected before it is placed. Bets with cash only are never restricted.',
  'bonuses.term.cancel':
    'You can cancel at any time; the amount you would lose is shown first. Your cash can be withdrawn at any time.',
  'bonuses.term.hash': 'Version of these terms (SHA-256): {hash}',
})
