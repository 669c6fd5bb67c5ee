/** Messages of the specification's catalogue (§8) that pages say by themselves, no call gives them; and what its menu counts. */
export const said = {
  'said.enterBoth': 'Please enter the username and password',
  'said.starred': 'Fields marked * must be filled in.',
  'said.emailWrong': 'Incorrect e-mail address.',
  'said.realAccountTitle': 'A real account is needed',
  'said.realAccountText':
    'You are trying the games with play money. For this you need an account of your own.',
  'said.unread_one': '{count} new message',
  'said.unread_other': '{count} new messages',
  'said.realAccountDo': 'Open an account',
} as const

export type SaidWords = { readonly [K in keyof typeof said]: string }
