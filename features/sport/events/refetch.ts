/** The events after which an open page fetches a query again. */
export const refetch = {
  'sports.overview': ['sport.event'],
  'sports.events': ['sport.event'],
  'sports.event': ['sport.event'],
  'sports.league': ['sport.event'],
} as const
