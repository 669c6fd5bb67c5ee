import { inTransaction, type Tx } from '#db/pool.ts'
import type { App } from '#server/app.ts'

/** What is done after the commit, by the application of the transaction. */
const afterCommit = new WeakMap<App, ((app: App) => void)[]>()

/** Within a transaction of several use cases: done after its commit, with the application itself. False: there is none. */
export function doAfterCommit(app: App, what: (app: App) => void): boolean {
  const later = afterCommit.get(app)
  later?.push(what)
  return later !== undefined
}

/**
 * Runs use cases of the application in one transaction: they write there, and their events are published after the commit. A rollback
 * publishes none.
 */
export async function withinTransaction<T>(app: App, work: (app: App, tx: Tx) => Promise<T>): Promise<T> {
  const waiting: ((app: App) => void)[] = []
  const publish: App['events']['publish'] = (room, hint) =>
    void waiting.push(({ events }) => events.publish(room, hint))
  const done = await inTransaction(app.db, (tx) => {
    const staged: App = { ...app, db: tx, events: { ...app.events, publish } }
    afterCommit.set(staged, waiting)
    return work(staged, tx)
  })
  for (const tell of waiting) tell(app)
  return done
}
