/** The events after which an open page fetches a query again. */
export const refetch = {
  'mall.goods': ['mall.changed'],
  'mall.history': ['mall.changed'],
  'mallOffice.redemptions': ['mall.queue'],
} as const
