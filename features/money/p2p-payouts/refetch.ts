/** The events after which an open page fetches a query again. */
export const refetch = {
  'p2pPayouts.mine': ['matching.changed'],
  'p2pPayoutsOffice.*': ['matching.queue'],
} as const
