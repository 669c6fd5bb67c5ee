/** The events after which an open page fetches a query again. */
export const refetch = {
  'contracts.overview': ['contracts.changed'],
  'contracts.given': ['contracts.changed'],
  'contracts.history': ['contracts.changed'],
} as const
