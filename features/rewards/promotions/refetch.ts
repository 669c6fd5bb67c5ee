/** The events after which an open page fetches a query again. */
export const refetch = {
  'promotions.list': ['rewards.changed'],
  'promotions.one': ['rewards.changed'],
} as const
