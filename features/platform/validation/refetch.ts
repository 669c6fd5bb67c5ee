/** The events after which an open page fetches a query again. */
export const refetch = {
  'validationOffice.*': ['settings.changed'],
} as const
