import { inTransaction } from '#db/pool.ts'
import { dropPicture } from '#features/platform/images/public.ts'
import { keepDays } from '#features/platform/merchants/public.ts'
import type { App } from '#server/app.ts'
import { SILENCE_MS, UNANSWERED_MS } from '../rules/conversations.ts'
import { addLine, dropConversations } from '../store/lines.ts'
import { setClosed, silentConversations } from '../store/conversations.ts'
import { tellConversation } from './tell.ts'

/** Conversations closed or deleted per run. */
const AT_A_TIME = 200
/** Retention of transcripts: longer than the required 90 days (O11). */
const KEEP_DAYS = 180
const DAY_MS = 86_400_000

/** Closes inactive conversations. A question without an answer stays in the queue for a day: the silence is ours. */
export async function closeSilent(app: App): Promise<void> {
  const now = app.clock.now()
  const closed = await inTransaction(app.db, async (tx) => {
    const rows = await silentConversations(tx, {
      since: new Date(now.getTime() - SILENCE_MS),
      unansweredSince: new Date(now.getTime() - UNANSWERED_MS),
      limit: AT_A_TIME,
    })
    for (const row of rows) {
      await addLine(tx, row.id, { at: now, by: 'system', who: null, text: 'closedBySilence', file: null })
      await setClosed(tx, row.id, 'silence', now)
    }
    return rows
  })
  for (const row of closed) await tellConversation(app, row)
}

/** Deletes transcripts and their pictures after the retention period. */
export async function dropOld(app: App): Promise<void> {
  for (const { code } of await app.merchants.all()) {
    const days = await keepDays(app, code, KEEP_DAYS)
    const before = new Date(app.clock.now().getTime() - days * DAY_MS)
    const files = await inTransaction(app.db, (tx) => dropConversations(tx, code, before, AT_A_TIME))
    for (const file of files)
      await dropPicture(app.files, file).catch((error: unknown) =>
        // its row has been deleted: only the name is left to find it by
        app.log.error({ error, file }, 'a picture of a deleted conversation could not be deleted'),
      )
  }
}
