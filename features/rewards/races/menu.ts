/** Entries of the member centre’s menu (§2). */
export const menu = {
  missionLeaderboard: { name: 'mission activity', place: 118 },
} as const
