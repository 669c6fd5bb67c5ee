/** The events after which an open page fetches a query again. */
export const refetch = {
  'vip.own': ['vip.changed'],
} as const
