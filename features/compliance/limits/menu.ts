/** Entries of the member centre’s menu (§2). */
export const menu = {
  saferPlay: { name: 'safer play', place: 30 },
} as const
