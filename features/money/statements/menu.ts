/** Entries of the member centre’s menu (§2). */
export const menu = {
  personalProfit: { name: 'personal profit and loss', place: 100 },
  creditReport: { name: 'credit report', place: 110 },
} as const
