import { defineTopics } from '#contract/live.ts'

/** Live events. */
export const topics = defineTopics({
  /**
   * An event has changed (score, state, result): the patch is `{ event, version, sport, league, incident }`, incident null or its kind and
   * side: a later change without one takes no goal back, so each is a part of what happened.
   */
  'sport.event': { audience: 'merchant', isPart: true },
})
