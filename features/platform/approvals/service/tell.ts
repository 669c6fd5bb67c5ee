import { nextEventNumber } from '#live/event-number.ts'
import type { App } from '#server/app.ts'

/** After a commit: open queues and counters refetch. */
export async function tellQueue(app: App): Promise<void> {
  const seq = (await nextEventNumber(app.db)).toString()
  app.events.publish('operators', { topic: 'approvals.queue', seq, patch: {} })
}
