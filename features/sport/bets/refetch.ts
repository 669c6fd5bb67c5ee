/** The events after which an open page fetches a query again. */
export const refetch = {
  'sportBets.pending': ['sport.bet'],
  'sportBets.waiting': ['sport.bet'],
  'sportBets.mine': ['sport.bet', 'sport.event'],
  'sportBets.bet': ['sport.bet', 'sport.event'],
  'sportBets.offers': ['sport.bet', 'sport.event', 'sport.books'],
} as const
