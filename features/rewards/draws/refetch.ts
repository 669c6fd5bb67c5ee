/** The events after which an open page fetches a query again. */
export const refetch = {
  'draws.list': ['rewards.changed'],
  'draws.one': ['rewards.changed'],
} as const
