import { defineTopics } from '#contract/live.ts'

/** Live events. */
export const topics = defineTopics({
  /** The rounds of the table: which takes bets, which flies since when, and where it ended. */
  'crash.table': { audience: 'watchers' },
  /** Bets and cash-outs of the brand's members since the last event. */
  'crash.board': { audience: 'watchers', isPart: true },
})
