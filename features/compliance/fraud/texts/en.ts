import { englishOf } from '#texts/words.ts'
import type { fraud } from '../contract.ts'

export const en = englishOf<typeof fraud>()({
  'refusal.risk.unknown': 'We can’t find that flag.',
  'refusal.risk.alreadyCleared': 'Another operator has already cleared this flag.',

  'risk.title': 'Risk',
  'risk.lead':
    'Flags raised by the fraud rules. They don’t stop payments; operators see them when they review a withdrawal.',
  'risk.state': 'Status',
  'risk.state.open': 'Open',
  'risk.state.cleared': 'Cleared',
  'risk.rule': 'Rule',
  'risk.all': 'All rules',
  'risk.when': 'Raised',
  'risk.account': 'Member',
  'risk.why': 'Details',
  'risk.clearedBy': 'Cleared by',
  'risk.reason': 'Reason',
  'risk.none': 'No flags',
  'risk.noneHint': 'New flags appear here within a minute.',
  'risk.toMember': 'Open {account}',
  'risk.clear': 'Clear flag',
  'risk.clearTitle': 'Clear this flag?',
  'risk.clearText':
    'Describe what you checked and what you found. A new event of this kind raises the flag again.',
  'risk.cleared': 'Flag of {account} cleared',

  'risk.rule.hardlyPlayed': 'Little or no play',
  'risk.rule.structuring': 'Structuring',
  'risk.rule.rapidCycles': 'Rapid deposit–withdrawal',
  'risk.rule.sharedAccount': 'Shared bank account',
  'risk.rule.sharedDevice': 'Shared browser',
  'risk.rule.crowdedAddress': 'Many accounts on one IP',
  'risk.rule.openedTogether': 'Accounts opened together',
  'risk.why.sharedDevice': '{count|member|members} logged in with the same browser ({device})',
  'risk.why.crowdedAddress': '{count|member|members} logged in from {address} within a week',
  'risk.why.openedTogether': '{count|account|accounts} were opened from {address} within a day',
  'risk.rule.dueDiligence': 'Due diligence',
  'risk.rule.agentFan': 'Agent cluster',
  'risk.why.dueDiligence': 'Total deposits of {deposited} reached the {step} threshold',
  'risk.why.agentFan':
    '{count|downline member|downline members} deposited {deposited} and requested {withdrawn} within hours',
  'risk.rule.failedThenPaid': 'Failed, then paid',
  'risk.why.hardlyPlayed': '{deposited} deposited, {staked} staked, {withdrawn} requested',
  'risk.why.structuring': '{count|deposit|deposits} in a day just below {reportFrom}, total {deposited}',
  'risk.why.rapidCycles': '{count|deposit–withdrawal cycle|deposit–withdrawal cycles}, total {withdrawn}',
  'risk.why.sharedAccount': '{account} is used by {count|member|members}',
  'risk.why.failedThenPaid': '{count|failed deposit|failed deposits}, then {deposited} succeeded',
})
