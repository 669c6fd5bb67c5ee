/** Entries of the member centre’s menu (§2). */
export const menu = {
  bonusDetails: { name: 'bonus details', place: 112 },
} as const
