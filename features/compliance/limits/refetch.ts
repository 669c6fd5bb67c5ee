/** The events after which an open page fetches a query again. */
export const refetch = {
  'limits.mine': ['limits.changed'],
  'limits.history': ['limits.changed'],
  'limits.check': ['limits.changed'],
} as const
