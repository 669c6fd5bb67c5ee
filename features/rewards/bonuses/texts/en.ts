import { englishOf } from '#texts/words.ts'
import type { bonuses } from '../contract/member.ts'

export const en = englishOf<typeof bonuses>()({
  'refusal.bonuses.unknown': 'We can’t find this bonus.',
  'refusal.bonuses.over': 'This bonus has already ended.',
  'refusal.bonuses.changed': 'The amount has changed. Check it and confirm again.',

  'bonuses.title': 'Bonus details',
  'bonuses.text':
    'Bonus money is separate from your cash. Each bonus shows what counts, what is left and until when.',
  'bonuses.bonus': 'bonus',
  'bonuses.amount': 'Bonus',
  'bonuses.balance': 'Bonus money now',
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
  'bonuses.cancelText': 'You give up {sum} of bonus money. Your cash stays in your wallet.',
  'bonuses.cancelOpen': 'Open bets with bonus money: {count}. What they return to the bonus is given up too.',
  'bonuses.cancelled': 'Bonus cancelled',
  'bonuses.ended': 'Ended bonuses',
  'bonuses.converted': 'Became cash:',
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
  'bonuses.term.cashFirst': 'Your cash is used first; the bonus pays what your cash doesn’t cover.',
  'bonuses.term.bonusFirst': 'Bonus money is used first, then your cash.',
  'bonuses.term.days':
    'Expires {days} {days|day|days} after it starts. What you have completed by then is counted first.',
  'bonuses.term.weight': '{category}: {percent}% of a valid bet counts.',
  'bonuses.term.excluded': 'Bonus money can’t be used in: {categories}.',
  'bonuses.term.excludedGames': 'It can’t be used in these games either: {games}.',
  'bonuses.term.stakeMax': 'Maximum stake with bonus money: {sum}.',
  'bonuses.term.noMaximum': 'There is no maximum for what becomes cash.',
  'bonuses.term.conversionMax':
    'At most {sum} becomes cash. Reaching it ends the bonus and pays that amount.',
  'bonuses.term.refused':
    'A bet that would break a term is rejected before it is placed. Bets in cash alone are never restricted.',
  'bonuses.term.cancel':
    'You can cancel at any time; the amount you give up is shown first. Your cash can be withdrawn at any time.',
  'bonuses.term.hash': 'Version of these terms (SHA-256): {hash}',
})
