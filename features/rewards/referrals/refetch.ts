/** The events after which an open page fetches a query again. */
export const refetch = {
  'referrals.overview': ['referrals.changed', 'rewards.changed'],
  'referrals.friends': ['referrals.changed'],
} as const
