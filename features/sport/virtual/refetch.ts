/** The events after which an open page fetches a query again. */
export const refetch = { 'sportVirtual.match': ['sport.event'] } as const
