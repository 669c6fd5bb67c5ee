/** The events after which an open page fetches a query again. */
export const refetch = {
  'bonuses.list': ['rewards.changed', 'wallet.balance'],
} as const
