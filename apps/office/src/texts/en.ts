/** Words of the back office's own frame; each feature brings its own. */
export const office = {
  'office.title': '{page} · Back office',
  'office.name': 'Back office',
  'office.main': 'Main menu',
  'office.skip': 'Skip to the content',
  'office.menu': 'Menu',
  'office.expand': 'Show the names',
  'office.collapse': 'Pictures only',
  'office.home': 'Overview',
  'office.deposits': 'Deposits',
  'office.matching': 'Matching room',
  'office.methods': 'Payment methods',
  'office.transfers': 'Transfers',
  'office.vendorWallets': 'Vendors’ wallets',
  'office.withdrawals': 'Withdrawals',
  'office.members': 'Members',
  'office.adjustments': 'Corrections',
  'office.messages': 'Messages',
  'office.pages': 'Pages',
  'office.notices': 'Notices',
  'office.letters': 'Letters',
  'office.service': 'Service desk',
  'office.chat': 'Chat room',
  'office.feedback': 'Feedback',
  'office.risk': 'Risk',
  'office.games': 'Games',
  'office.reports': 'Reports',
  'office.limits': 'Safer play',
  'office.signin': 'Sign-in with others',
  'office.settings': 'Settings',
  'office.audit': 'Audit log',
  'office.operators': 'Operators',
  'office.security': 'Your security',
  'office.waiting': '{count} waiting',
  'office.find': 'Find a member',
  'office.findHint': 'Id, account or nickname',
  'office.logout': 'Log out',
  'office.account': 'Your account, {name}',
  'office.language': 'Language',
  'office.theme': 'Dark or light',
  'office.zone': 'Times are those of {zone}',
  'office.idle': 'You were logged out after half an hour without work.',
  'office.ended': 'The session has ended. Please log in again.',
  'office.forbidden': 'Not yours to see',
  'office.forbiddenText': 'Your roles do not open this room. An owner can change them.',
  'office.notFound': 'This page does not exist',
  'office.notFoundText': 'The address may be mistyped.',
  'office.notYet': 'This room is not built yet',
  'office.loginFoot': 'Every action here is written into a log that cannot be changed.',
} as const

export type OfficeWords = { readonly [K in keyof typeof office]: string }

declare module '#texts/keys.ts' {
  interface TextLists {
    readonly office: typeof office
  }
}
