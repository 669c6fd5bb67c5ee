import { defineTopics } from '#contract/live.ts'

/** Live events. */
export const topics = defineTopics({
  /**
   * Books have moved: the patch is `{ books: [[event, version, state], …] }`, at most one message a second. A page fetches again the
   * events that it shows (`sportPrices.books`, `sportPrices.book`); it ignores others.
   */
  'sport.books': { audience: 'merchant', isPart: true },
})
