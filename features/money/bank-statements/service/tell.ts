import { nextEventNumber } from '#live/event-number.ts'
import type { App } from '#server/app.ts'

/** After a commit: open queues and badges refetch. */
export async function tellStatements(app: App): Promise<void> {
  const seq = (await nextEventNumber(app.db)).toString()
  app.events.publish('operators', { topic: 'bank.statements', seq, patch: {} })
}
