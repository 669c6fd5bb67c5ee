/** The events after which an open page fetches a query again. */
export const refetch = {
  'transfers.terms': ['wallet.held', 'settings.changed'],
  'transfers.list': ['transfers.changed'],
} as const
