import { inTransaction } from '#db/pool.ts'
import type { App } from '#server/app.ts'
import { lateOutgoing, lockEntry } from '../store/entries.ts'
import { takeOutgoing } from './take-entry.ts'
import { tellStatements } from './tell.ts'

/** Entries per run: the rest follow in the next. */
const BATCH = 100

/** Outgoing entries that came before an operator recorded their reference: they are matched again. */
export async function matchLatePayouts(app: App): Promise<void> {
  const late = await lateOutgoing(app.db, BATCH)
  for (const { id } of late) {
    const tell = await inTransaction(app.db, async (tx) => {
      const entry = await lockEntry(tx, id) // an operator may close it at the same time
      if (entry?.state !== 'queued') return null
      return takeOutgoing(app, tx, entry, { merchant: entry.merchant, account: entry.accountNumber })
    })
    await tell?.()
  }
  if (late.length > 0) await tellStatements(app)
}
