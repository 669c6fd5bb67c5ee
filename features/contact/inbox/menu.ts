/** Entries of the member centre’s menu (§2). */
export const menu = {
  messageV2: { name: 'platform information', place: 120 },
} as const
