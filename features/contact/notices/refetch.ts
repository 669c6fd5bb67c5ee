/** The events after which an open page fetches a query again. */
export const refetch = {
  'notices.list': ['notices.changed'],
} as const
