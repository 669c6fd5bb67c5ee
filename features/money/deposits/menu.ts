/** Entries of the member centre’s menu (§2). */
export const menu = {
  depositv2: { name: 'deposit', place: 50 },
} as const
