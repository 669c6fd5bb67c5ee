import { inTransaction, type Tx } from '#db/pool.ts'
import type { App } from '#server/app.ts'

/**
 * Runs use cases of the application in one transaction: they write there, and their events are published after the commit. A rollback
 * publishes none.
 */
export async function withinTransaction<T>(app: App, work: (app: App, tx: Tx) => Promise<T>): Promise<T> {
  const waiting: (() => void)[] = []
  const publish: App['events']['publish'] = (room, hint) =>
    void waiting.push(() => app.events.publish(room, hint))
  const done = await inTransaction(app.db, (tx) =>
    work({ ...app, db: tx, events: { ...app.events, publish } }, tx),
  )
  for (const tell of waiting) tell()
  return done
}
