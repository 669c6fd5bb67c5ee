import { defineTopics } from '#contract/live.ts'

/**
 * Live events of a fishing table, for pages that watch `fish:<brand>-<room>-<table>`. Both are about one table; a volley says which seat
 * fired from which cannon, which fish it aimed at and what was caught, never a price or an amount.
 */
export const topics = defineTopics({
  'fishing.seats': { audience: 'watchers' },
  'fishing.volleys': { audience: 'watchers' },
})
