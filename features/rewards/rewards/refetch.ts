/** The events after which an open page fetches a query again. */
export const refetch = {
  'rewards.list': ['rewards.changed'],
} as const
