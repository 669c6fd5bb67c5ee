/** The events after which an open page fetches a query again. */
export const refetch = {
  'identity.registerRules': ['settings.changed'],
} as const
