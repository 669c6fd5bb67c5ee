import { englishOf } from '#texts/words.ts'
import type { memberFacts } from '../contract.ts'

/** The facts beside a decision about a member. */
export const en = englishOf<typeof memberFacts>()({
  'refusal.memberFacts.unknownMember': 'We can’t find that member.',

  'memberFacts.title': 'About {account}',
  'memberFacts.account': 'Account',
  'memberFacts.state.open': 'Since {at}',
  'memberFacts.state.locked': 'Locked',
  'memberFacts.state.closed': 'Closed',
  'memberFacts.identity': 'Identity',
  'memberFacts.requested': 'requested',
  'memberFacts.name': 'Name on document',
  'memberFacts.name.same': 'Same as payee',
  'memberFacts.name.differs': 'Differs from payee',
  'memberFacts.name.unknown': 'No document yet',
  'memberFacts.exclusion': 'Exclusion',
  'memberFacts.exclusion.until': '{kind} until {at}',
  'memberFacts.none': 'None',
  'memberFacts.harm': 'Markers of harm',
  'memberFacts.flags': 'Fraud flags',
  'memberFacts.labels': 'Labels and rank',
  'memberFacts.balance': 'Balance',
  'memberFacts.frozen': 'Wallet frozen',
  'memberFacts.deposits': 'Deposits, total',
  'memberFacts.withdrawals': 'Withdrawals, total',
  'memberFacts.staked': 'Staked, total',
  'memberFacts.result': 'Result of play',
  'memberFacts.documents': 'Documents',
  'memberFacts.freeze': 'Freeze or lock',
  'memberFacts.timeline': 'Timeline',
})
