/** The events after which an open page fetches a query again. */
export const refetch = {
  'winners.latest': ['winners.latest'],
} as const
