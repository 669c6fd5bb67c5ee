import type { Tx } from '#db/pool.ts'
import type { App } from '../app.ts'

type Later = (app: App) => void

export type Stage = { readonly app: App; readonly tellAll: () => void }

/**
 * The app context bound to one transaction: every use case that runs on it writes there, and its events wait until `tellAll`, after the
 * commit; events after that, such as those that a use case repeats a second later, leave directly. A rollback sends none.
 */
export function stageOn(app: App, tx: Tx): Stage {
  const waiting: Later[] = []
  let isTold = false
  const afterCommit = (what: Later): void => {
    if (isTold) doAfterCommit(app, what)
    else waiting.push(what)
  }
  const staged: App = {
    ...app,
    db: tx,
    events: {
      ...app.events,
      publish: (room, hint) => afterCommit(({ events }) => events.publish(room, hint)),
    },
    merchants: { ...app.merchants, forget: () => afterCommit(({ merchants }) => merchants.forget()) },
    afterCommit,
  }
  const tellAll = () => {
    isTold = true
    for (const what of waiting) doAfterCommit(app, what)
  }
  return { app: staged, tellAll }
}

/**
 * Does this with the application itself: after the commit if it is bound to a transaction, otherwise now. For queries that no one waits
 * for: they would come after the transaction's last one.
 */
export function doAfterCommit(app: App, what: Later): void {
  if (app.afterCommit) app.afterCommit(what)
  else what(app)
}
