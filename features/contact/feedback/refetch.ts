/** The events after which an open page fetches a query again. */
export const refetch = {
  'feedback.list': ['feedback.changed'],
  'feedbackOffice.*': ['feedback.queue'],
} as const
