/** The events after which an open page fetches a query again. */
export const refetch = {
  'approvals.*': ['approvals.queue'],
} as const
