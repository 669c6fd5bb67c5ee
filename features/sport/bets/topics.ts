import { defineTopics } from '#contract/live.ts'

/** Live events. */
export const topics = defineTopics({
  /** A bet of the member was accepted after its delay, refused, settled or cashed out: the patch is `{ bet, state }`. */
  'sport.bet': { audience: 'member' },
})
