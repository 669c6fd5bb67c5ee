/** The events after which an open page fetches a query again. */
export const refetch = {
  'missions.summary': ['missions.changed', 'rewards.changed'],
} as const
