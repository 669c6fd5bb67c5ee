/** Entries of the member centre’s menu (§2). */
export const menu = {
  referral: { name: 'invite friends', place: 116 },
} as const
