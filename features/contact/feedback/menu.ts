/** Entries of the member centre’s menu (§2). */
export const menu = {
  feedback: { name: 'feedback', place: 130 },
} as const
