/** The events after which an open page fetches a query again. */
export const refetch = {
  'chat.room': ['chat.changed'],
  'chatOffice.*': ['chat.desk'],
} as const
