/** Entries of the member centre’s menu (§2). */
export const menu = {
  personalHistoryCopy: { name: 'betting record', place: 80 },
} as const
