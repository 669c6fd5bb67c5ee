import { nextEventNumber } from '#live/event-number.ts'
import type { App } from '#server/app.ts'

/** After the commit: the operators' queue of manual payouts changed. */
export async function tellManualPayouts(app: App): Promise<void> {
  const seq = (await nextEventNumber(app.db)).toString()
  app.events.publish('operators', { topic: 'manualPayouts.queue', seq, patch: {} })
}
