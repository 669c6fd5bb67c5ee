/**
 * What two accounts may share: the same identity (document, ID number, or payee name with birthday), browser, payout account, or network
 * address, which a household, an office and a whole mobile network share too.
 */
export const sharings = ['person', 'device', 'account', 'household'] as const
export type Sharing = (typeof sharings)[number]
