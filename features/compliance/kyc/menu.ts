/** Entries of the member centre’s menu (§2). */
export const menu = {
  profile: { name: 'profile', place: 20 },
} as const
