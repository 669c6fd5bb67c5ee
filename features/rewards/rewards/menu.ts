/** Entries of the member centre’s menu (§2). */
export const menu = {
  rewardCenter: { name: 'reward centre', place: 114 },
} as const
