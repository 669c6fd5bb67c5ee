import { nextEventNumber } from '#live/event-number.ts'
import type { App } from '#server/app.ts'

/** Tells a member's open pages that their rewards have changed. */
export async function tellRewards(app: App, memberId: bigint): Promise<void> {
  app.events.publish(`member:${memberId}`, {
    topic: 'rewards.changed',
    seq: (await nextEventNumber(app.db)).toString(),
    patch: {},
  })
}
