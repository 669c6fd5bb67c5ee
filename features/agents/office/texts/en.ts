import { englishOf } from '#texts/words.ts'
import type { agentsOffice } from '../contract.ts'

export const en = englishOf<typeof agentsOffice>()({
  'refusal.agentsOffice.unknownBrand': 'We can’t find that brand.',
  'refusal.agentsOffice.unknownMember': 'We can’t find that member in this brand.',
  'refusal.agentsOffice.notAgent': 'Choose an agent as upline. A general agent is always the top of a line.',
  'refusal.agentsOffice.cycle': 'An agent can’t be placed below its own downline.',
  'refusal.agentsOffice.tooDeep': 'The line would have more levels of agents than the brand allows.',
  'refusal.agentsOffice.hasContract':
    'This member has contracts or offers (number {contracts}). Choose to end them with the move, or end them first.',
  'refusal.agentsOffice.notTop': 'Only the top of a line: move the member out of its line first.',
  'refusal.agentsOffice.hasTeam': 'This member has a downline. Move it first.',
  'refusal.agentsOffice.rateOutOfBounds':
    'The rebate in {category} must lie between that of the downline and the brand’s maximum.',
  'agentsOffice.title': 'Agents',
  'agentsOffice.lead': 'Lines of agents level by level. Changes need a second operator and are recorded.',
  'agentsOffice.none': 'No agents here',
  'agentsOffice.noneText': 'Make a member a general agent to start a line.',
  'agentsOffice.directs': 'Direct',
  'agentsOffice.openMember': 'Open member',
  'agentsOffice.change': 'Change',
  'agentsOffice.change.move': 'Move in the tree',
  'agentsOffice.change.type': 'Account type',
  'agentsOffice.change.rates': 'Rebates of the line',
  'agentsOffice.upline': 'New upline',
  'agentsOffice.moveText':
    'Empty: the member becomes the top of a line. Earlier play counts for the earlier line.',
  'agentsOffice.endContracts': 'End its contracts with their period',
  'agentsOffice.reason': 'Reason',
  'agentsOffice.send': 'Send for approval',
  'agentsOffice.done': 'Changed',
})
