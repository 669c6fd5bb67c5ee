/** The events after which an open page fetches a query again. */
export const refetch = {
  'kyc.mine': ['papers.changed'],
  'kycOffice.list': ['papers.queue'],
  'kycOffice.member': ['papers.queue'],
} as const
