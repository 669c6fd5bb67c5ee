/** Entries of the member centre’s menu (§2). */
export const menu = {
  transactionHistory: { name: 'account record', place: 90 },
} as const
