/** The events after which an open page fetches a query again. */
export const refetch = {
  'merchantsOffice.*': ['settings.changed'],
} as const
