/**
 * Messages of the specification's catalogue (§8) that pages show without a call, what the member centre's menu counts, and titles that say more
 * plainly than the menu what a page is.
 */
export const said = {
  'said.messages': 'Messages',
  'said.bonus': 'Bonus:',
  'said.bonusShort': 'bonus',
  'said.statement': 'Statement',
  'said.enterBoth': 'Please enter the username and password',
  'said.starred': 'Fields marked * are required.',
  'said.emailWrong': 'Incorrect email address.',
  'said.realAccountTitle': 'You need a real account',
  'said.realAccountText': 'You’re using play money. Open an account to do this.',
  'said.unread_one': '{count} new message',
  'said.unread_other': '{count} new messages',
  'said.missions_one': '{count} mission reward to claim',
  'said.missions_other': '{count} mission rewards to claim',
  'said.realAccountDo': 'Open an account',
} as const
