import { englishOf } from '#texts/words.ts'
import type { workQueues } from '../contract.ts'

/** The queues of work: the overview and the menu. */
export const en = englishOf<typeof workQueues>()({
  'workQueues.title': 'Waiting for a decision',
  'workQueues.empty': 'Nothing waiting:',
  'workQueues.overdue': '{count} overdue',
  'workQueues.menu': '{count} waiting',
  'workQueues.menuOverdue': '{count} waiting, {overdue} overdue',
  'workQueues.name.approvals': 'Changes to approve',
  'workQueues.name.withdrawals': 'Withdrawals',
  'workQueues.name.manual-payouts': 'Manual payouts',
  'workQueues.name.deposits': 'Deposits',
  'workQueues.name.matching': 'P2P disputes',
  'workQueues.name.vendor-wallets': 'Provider transfers',
  'workQueues.name.bank-statements': 'Bank statements',
  'workQueues.name.payment-cases': 'Refunds and disputes',
  'workQueues.name.adjustments': 'Balance adjustments',
  'workQueues.name.service': 'Live chat',
  'workQueues.name.feedback': 'Feedback',
  'workQueues.name.papers': 'Identity documents',
  'workQueues.name.risk': 'Fraud flags',
  'workQueues.name.harm': 'Markers of harm',
  'workQueues.name.exclusions': 'Exclusions to lift',
  'workQueues.name.returns': 'RTP alerts',
  'workQueues.name.lottery-results': 'Results of draws to enter',
  'workQueues.name.promotions': 'Promotion applications',
  'workQueues.name.referrals': 'Referrals under review',
  'workQueues.name.affiliates': 'Affiliate applications',
  'workQueues.name.mall': 'Points mall',
  'workQueues.name.rebates': 'Failed rebate runs',
})
