import { processorOf, ProcessorSilentError } from '#features/money/payments/public.ts'
import type { House } from '#server/house.ts'
import { setAsked } from '../store/changes.ts'
import { payoutsToAsk, type WithdrawalRow } from '../store/withdrawals.ts'
import { sendPayout, takeAskedNews } from './payout.ts'

/** Wait for a callback this long before polling the processor. */
const ASK_AFTER_MS = 15_000
/** Maximum payouts per run: the rest follow in the next. */
const BATCH = 50

/** Payouts without news: polls the processor, and resends orders that it does not know. */
export async function chasePayouts(house: House): Promise<void> {
  const now = house.clock.now()
  const waiting = await payoutsToAsk(house.db, new Date(now.getTime() - ASK_AFTER_MS), BATCH)
  for (const row of waiting) await chase(house, row, now)
}

async function chase(house: House, row: WithdrawalRow, now: Date): Promise<void> {
  const processor = processorOf(house, row.processor)
  if (!processor) return
  await setAsked(house.db, row.id, now)
  try {
    const news = await processor.payoutNews(row.merchant, row.id)
    if (news) await takeAskedNews(house, processor.name, news)
    else await sendPayout(house, row)
  } catch (error) {
    if (!(error instanceof ProcessorSilentError)) throw error
    house.log.warn({ error, withdrawal: row.id }, 'no response from the processor; the payout waits')
  }
}
