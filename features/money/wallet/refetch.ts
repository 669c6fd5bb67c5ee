/** The events after which an open page fetches a query again. */
export const refetch = {
  'wallet.balance': ['wallet.balance', 'wallet.held'],
  'wallet.statement': ['wallet.balance'],
} as const
