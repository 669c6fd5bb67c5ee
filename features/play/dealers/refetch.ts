/** The events after which an open page fetches a query again. */
export const refetch = {
  'dealerConsole.*': ['dealers.table'],
  'dealerPit.show': ['dealers.table'],
} as const
