/** The events after which an open page fetches a query again. */
export const refetch = {
  'points.balance': ['points.changed'],
  'points.movements': ['points.changed'],
} as const
