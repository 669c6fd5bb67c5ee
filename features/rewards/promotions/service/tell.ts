import { nextEventNumber } from '#live/event-number.ts'
import type { App } from '#server/app.ts'

/** Tells a member's open pages, and the operators' queue, that an application has changed. */
export async function tellPromotions(app: App, memberId: bigint): Promise<void> {
  const seq = (await nextEventNumber(app.db)).toString()
  app.events.publish(`member:${memberId}`, { topic: 'promotions.changed', seq, patch: {} })
  app.events.publish('operators', { topic: 'promotions.queue', seq, patch: {} })
}
