/** The events after which an open page fetches a query again. */
export const refetch = {
  'manualPayoutsOffice.*': ['manualPayouts.queue', 'withdrawals.queue'],
} as const
