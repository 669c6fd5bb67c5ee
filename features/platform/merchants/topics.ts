import { defineTopics } from '#contract/live.ts'

/** Live events. */
export const topics = defineTopics({
  /** A brand’s settings, flags, hosts or status changed; operators get it too. */
  'settings.changed': { audience: 'merchant' },
})
