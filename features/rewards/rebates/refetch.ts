/** The events after which an open page fetches a query again. */
export const refetch = {
  'rebates.overview': ['rewards.changed'],
  'rebates.statements': ['rewards.changed'],
  // a settled bet changes the balance: the counter follows play
  'rebates.counter': ['wallet.balance', 'rewards.changed'],
} as const
