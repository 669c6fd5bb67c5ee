/** The events after which an open page fetches a query again. */
export const refetch = {
  'liveChat.conversation': ['service.changed'],
  'liveChatDesk.*': ['service.queue'],
} as const
