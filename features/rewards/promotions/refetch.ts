/** The events after which an open page fetches a query again. */
export const refetch = {
  'promotions.list': ['rewards.changed', 'promotions.changed'],
  'promotions.one': ['rewards.changed', 'promotions.changed'],
  'promotionApplicationsOffice.list': ['promotions.queue'],
} as const
