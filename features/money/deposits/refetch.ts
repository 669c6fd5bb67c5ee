/** The events after which an open page fetches a query again. */
export const refetch = {
  'deposits.list': ['deposits.changed'],
  'deposits.one': ['deposits.changed', 'matching.changed'],
  'deposits.methods': ['methods.changed', 'settings.changed'],
  'deposits.ways': ['methods.changed'],
  'depositsOffice.*': ['deposits.queue', 'matching.queue'],
  'depositMethods.*': ['deposits.queue', 'matching.queue'],
} as const
