import { inTransaction, type Tx } from '#db/pool.ts'
import type { App } from '#server/app.ts'
import { stageOn } from '#server/transaction/stage.ts'

/**
 * Runs use cases of the application in one transaction: they write there, and their events are published after the commit. A rollback
 * publishes none.
 */
export async function withinTransaction<T>(app: App, work: (app: App, tx: Tx) => Promise<T>): Promise<T> {
  const { done, tellAll } = await inTransaction(app.db, async (tx) => {
    const stage = stageOn(app, tx)
    return { done: await work(stage.app, tx), tellAll: stage.tellAll }
  })
  tellAll()
  return done
}
