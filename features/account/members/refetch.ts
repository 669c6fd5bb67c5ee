/** The events after which an open page fetches a query again. */
export const refetch = {
  'members.info': ['accounts.changed'],
} as const
