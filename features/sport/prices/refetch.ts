/**
 * The events after which an open page fetches a query again. A board follows `sport.books` itself: it fetches the events that it shows and
 * that the message names, not the whole list.
 */
export const refetch = {
  'sportPrices.board': ['sport.event'],
  'sportPrices.book': ['sport.event'],
} as const
