/** The events after which an open page fetches a query again; the table's own events carry what changed. */
export const refetch = {
  'crash.mine': ['wallet.balance'],
} as const
