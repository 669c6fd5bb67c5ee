/** Texts of the back office's frame; each feature has its own. */
export const office = {
  'office.title': '{page} · Back office',
  'office.name': 'Back office',
  'office.main': 'Main menu',
  'office.skip': 'Skip to content',
  'office.menu': 'Menu',
  'office.expand': 'Show labels',
  'office.collapse': 'Icons only',
  'office.group.favourites': 'Favourites',
  'office.favourite': 'Favourite: {name}',
  'office.makeFavourite': 'Add to favourites',
  'office.unfavourite': 'Remove from favourites',
  'office.group.money': 'Money',
  'office.group.people': 'Members',
  'office.group.games': 'Games',
  'office.group.words': 'Content',
  'office.group.house': 'System',
  'office.home': 'Overview',
  'office.security': 'Your security',
  'office.find': 'Find a member',
  'office.findHint': 'ID, name, nickname',
  'office.logout': 'Log out',
  'office.account': 'Your account, {name}',
  'office.theme': 'Theme',
  'office.zone': 'Times in {zone}',
  'office.idle': 'You were logged out after 30 minutes of inactivity.',
  'office.ended': 'Your session has ended. Log in again.',
  'office.forbidden': 'You don’t have access',
  'office.forbiddenText': 'Your roles don’t include this page. An owner can change them.',
  'office.notFound': 'Page not found',
  'office.notFoundText': 'Check the address.',
  'office.notYet': 'This page isn’t available yet',
  'office.loginFoot': 'Every action is recorded in a tamper-evident audit log.',
} as const

export type OfficeWords = { readonly [K in keyof typeof office]: string }

declare module '#texts/keys.ts' {
  interface TextLists {
    readonly office: typeof office
  }
}
