/** The member centre's menu, in a module of its own: the site's first view needs it without the help topics of the other menus. */

/**
 * The member centre in the order of §2, each entry with the flag that it needs; `line` marks what only members of an agent's line can
 * use. The site's menus use the same rows.
 */
export const memberMenu = [
  { name: 'my account', page: 'securityCenter' },
  { name: 'profile', page: 'profile' },
  { name: 'safer play', page: 'saferPlay' },
  { name: 'my wallet', page: 'transferFund', when: 'vendorWallets' },
  { name: 'deposit', page: 'depositv2' },
  { name: 'withdrawal', page: 'withdraw' },
  { name: 'transfer to upline', page: 'transferUpline', who: 'line' },
  { name: 'betting record', page: 'personalHistoryCopy' },
  { name: 'account record', page: 'transactionHistory' },
  { name: 'personal profit and loss', page: 'personalProfit' },
  { name: 'credit report', page: 'creditReport' },
  { name: 'platform information', page: 'messageV2' },
  { name: 'feedback', page: 'feedback' },
] as const

export type MemberMenuPage = (typeof memberMenu)[number]['page']

/** The pages of the member centre that a brand has for a member, in the order of every menu. */
export function memberPagesOf(isOn: (flag: string) => boolean, hasLine: boolean): readonly MemberMenuPage[] {
  return memberMenu
    .filter((row) => (!('when' in row) || isOn(row.when)) && (!('who' in row) || hasLine))
    .map(({ page }) => page)
}
