/** The events after which an open page fetches a query again. */
export const refetch = {
  'statements.funds': ['wallet.held'],
} as const
