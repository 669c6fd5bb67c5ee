/** The events after which an open page fetches a query again. */
export const refetch = {
  'memberDesk.deposits': ['deposits.queue'],
  'memberDesk.withdrawals': ['withdrawals.queue'],
} as const
