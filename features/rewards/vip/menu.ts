/** Entries of the member centre’s menu (§2). */
export const menu = {
  playerRank: { name: 'playerRank', place: 25 },
} as const
