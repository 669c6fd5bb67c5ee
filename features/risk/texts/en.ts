import { englishOf } from '#texts/words.ts'
import type { risk } from '../contract.ts'

export const en = englishOf<typeof risk>()({
  'refusal.risk.unknown': 'There is no such flag.',
  'refusal.risk.alreadyCleared': 'Somebody has cleared this flag already.',

  'risk.title': 'Risk',
  'risk.lead':
    'What the rules noticed about members. A flag stops no money; whoever reviews a withdrawal sees it.',
  'risk.state': 'State',
  'risk.state.open': 'Open',
  'risk.state.cleared': 'Cleared',
  'risk.rule': 'Rule',
  'risk.all': 'All rules',
  'risk.when': 'Noticed',
  'risk.account': 'Member',
  'risk.why': 'Why',
  'risk.clearedBy': 'Cleared by',
  'risk.reason': 'Reason',
  'risk.none': 'Nothing to look into',
  'risk.noneHint': 'New flags appear here within a minute.',
  'risk.toMember': 'Open {account}',
  'risk.clear': 'Clear',
  'risk.clearTitle': 'Clear this flag',
  'risk.clearText': 'Say what you looked at and what you found. Newer events of the same kind open it again.',
  'risk.cleared': 'The flag of {account} is cleared',

  'risk.rule.hardlyPlayed': 'Hardly played',
  'risk.rule.structuring': 'Just below the limit',
  'risk.rule.rapidCycles': 'In and out',
  'risk.rule.sharedAccount': 'Shared bank account',
  'risk.rule.dueDiligence': 'Due diligence',
  'risk.rule.agentFan': 'Agent’s fan',
  'risk.why.dueDiligence': '{deposited} paid in over all time: the step of {step} is reached',
  'risk.why.agentFan': '{count} members below paid in {deposited} and asked back {withdrawn} within hours',
  'risk.rule.failedThenPaid': 'Failed, then paid',
  'risk.why.hardlyPlayed': '{deposited} paid in, {staked} staked, {withdrawn} asked back',
  'risk.why.structuring': '{count} deposits in a day just below {reportFrom}, {deposited} together',
  'risk.why.rapidCycles': '{count} times in and out, {withdrawn} together',
  'risk.why.sharedAccount': '{account} is bound by {count} members',
  'risk.why.failedThenPaid': '{count} failed deposits, then {deposited} went through',
})
