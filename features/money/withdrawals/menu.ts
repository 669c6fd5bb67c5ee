/** Entries of the member centre’s menu (§2). */
export const menu = {
  withdraw: { name: 'withdrawal', place: 60 },
} as const
