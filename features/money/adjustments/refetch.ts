/** The events after which an open page fetches a query again. */
export const refetch = {
  'adjustments.*': ['adjustments.queue'],
} as const
