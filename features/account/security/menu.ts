/** Entries of the member centre’s menu (§2). */
export const menu = {
  securityCenter: { name: 'my account', place: 10 },
} as const
