import { englishOf } from '#texts/words.ts'
import type { invitationsOffice } from '../contract.ts'

export const en = englishOf<typeof invitationsOffice>()({
  'refusal.invitations.unknownBrand': 'We can’t find that brand. Refresh the page.',
  'refusal.invitations.gone': 'This invitation isn’t open. Refresh to see its status.',

  'invitations.title': 'Invitations',
  'invitations.lead':
    'When registration is by invitation only, new members register with a link or code from this list.',
  'invitations.new': 'Create invitation',
  'invitations.newText': 'The code is random. Give the link only to the people you invite.',
  'invitations.note': 'Recipient',
  'invitations.usesMost': 'Registrations allowed',
  'invitations.usesHint': 'Leave empty for no limit.',
  'invitations.days': 'Valid for (days)',
  'invitations.daysHint': 'Leave empty for no end date.',
  'invitations.make': 'Create invitation',
  'invitations.made': 'Invitation created',
  'invitations.code': 'Code',
  'invitations.uses': 'Registrations',
  'invitations.usesOf': '{uses}/{most}',
  'invitations.state': 'Status',
  'invitations.state.open': 'Open',
  'invitations.state.revoked': 'Revoked',
  'invitations.state.usedUp': 'Used up',
  'invitations.state.expired': 'Expired',
  'invitations.created': 'Created',
  'invitations.expires': 'Expires',
  'invitations.copy': 'Copy link',
  'invitations.revoke': 'Revoke',
  'invitations.revokeAsk': 'Revoke this invitation?',
  'invitations.revokeText':
    'New members can’t register with {code} after that. Members who have registered with it aren’t affected.',
  'invitations.revoked': 'Invitation revoked',
  'invitations.none': 'No invitations yet',
  'invitations.noneText': 'Invitations that you create appear here with their links.',
})
