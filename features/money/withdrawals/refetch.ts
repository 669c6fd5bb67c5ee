/** The events after which an open page fetches a query again. */
export const refetch = {
  'withdrawals.terms': [
    'wallet.balance',
    'wallet.held',
    'accounts.changed',
    'papers.changed',
    'settings.changed',
  ],
  'withdrawals.one': ['matching.changed', 'withdrawals.changed'],
  'withdrawals.list': ['withdrawals.changed'],
  'withdrawalsOffice.*': ['withdrawals.queue', 'matching.queue'],
} as const
