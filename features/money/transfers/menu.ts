/** Entries of the member centre’s menu (§2). */
export const menu = {
  transferUpline: { name: 'transfer to upline', place: 70, who: 'line' },
} as const
