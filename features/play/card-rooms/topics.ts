import { defineTopics } from '#contract/live.ts'

/**
 * Live events of card rooms. Those of a room carry a version and nothing else: what a page may see of a hand it reads over HTTP, for its
 * own seat. Pages that watch `room:<brand>-<code>` get `rooms.room`, and `rooms.emote` with a seat and its sign; those that watch
 * `rooms:<brand>` get `rooms.lobby`.
 */
export const topics = defineTopics({
  'rooms.room': { audience: 'watchers' },
  'rooms.emote': { audience: 'watchers' },
  'rooms.lobby': { audience: 'watchers' },
})
