/** The events after which an open page fetches a query again. */
export const refetch = {
  'inbox.unreadCount': ['inbox.changed'],
  'inbox.list': ['inbox.changed'],
  'inboxOffice.*': ['inbox.letters'],
} as const
