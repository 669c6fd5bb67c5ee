/** Entries of the member centre’s menu (§2). */
export const menu = {
  manualRebate: { name: 'cashback', place: 85 },
} as const
