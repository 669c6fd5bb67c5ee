/** The events after which an open page fetches a query again. */
export const refetch = {
  'races.leaderboard': ['races.changed'],
} as const
