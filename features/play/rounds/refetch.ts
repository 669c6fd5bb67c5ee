/** The events after which an open page fetches a query again. */
export const refetch = {
  'rounds.list': ['wallet.balance'],
} as const
