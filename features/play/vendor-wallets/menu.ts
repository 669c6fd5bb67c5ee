/** Entries of the member centre’s menu (§2). */
export const menu = {
  transferFund: { name: 'my wallet', place: 40, flag: 'vendorWallets' },
} as const
