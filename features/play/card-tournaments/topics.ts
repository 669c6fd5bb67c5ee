import { defineTopics } from '#contract/live.ts'

/**
 * Live events of tournaments say that something changed and nothing else; pages read it again. Those that watch `tournament:<brand>-<id>`
 * get `tournaments.one`, those that watch `tournaments:<brand>` get `tournaments.lobby`.
 */
export const topics = defineTopics({
  'tournaments.one': { audience: 'watchers' },
  'tournaments.lobby': { audience: 'watchers' },
})
