import { processorOf, ProcessorSilentError } from '#features/money/payments/public.ts'
import type { App } from '#server/app.ts'
import { setAsked } from '../store/changes.ts'
import { payoutsToAsk, type WithdrawalRow } from '../store/withdrawals.ts'
import { sendPayout, takeAskedNews } from './payout.ts'

/** Wait for a callback this long before polling the processor. */
const ASK_AFTER_MS = 15_000
/** Maximum payouts per run: the rest follow in the next. */
const BATCH = 50

/** Payouts without news: polls the processor, and resends orders that it does not know. */
export async function chasePayouts(app: App): Promise<void> {
  const now = app.clock.now()
  const waiting = await payoutsToAsk(app.db, new Date(now.getTime() - ASK_AFTER_MS), BATCH)
  for (const row of waiting) await chase(app, row, now)
}

async function chase(app: App, row: WithdrawalRow, now: Date): Promise<void> {
  const processor = processorOf(app, row.processor)
  if (!processor) return
  await setAsked(app.db, row.id, now)
  try {
    const news = await processor.payoutNews(row.merchant, row.id)
    if (news) await takeAskedNews(app, processor.name, news)
    else await sendPayout(app, row)
  } catch (error) {
    if (!(error instanceof ProcessorSilentError)) throw error
    app.log.warn({ error, withdrawal: row.id }, 'no response from the processor; the payout waits')
  }
}
