/** The events after which an open page fetches a query again. */
export const refetch = {
  'workQueues.list': [
    'deposits.queue',
    'withdrawals.queue',
    'matching.queue',
    'manualPayouts.queue',
    'service.queue',
    'feedback.queue',
    'papers.queue',
    'approvals.queue',
    'adjustments.queue',
    'payments.cases',
    'bank.statements',
  ],
} as const
