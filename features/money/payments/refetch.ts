/** The events after which an open page fetches a query again. */
export const refetch = {
  'paymentsOffice.cases': ['payments.cases'],
} as const
