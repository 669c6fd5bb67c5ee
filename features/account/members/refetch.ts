/** The events after which an open page fetches a query again. */
export const refetch = {
  'members.info': ['accounts.changed', 'vip.changed'],
} as const
