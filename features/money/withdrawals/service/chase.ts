import { processorOf, ProcessorSilentError } from '#features/money/payments/public.ts'
import type { House } from '#server/house.ts'
import { setAsked } from '../store/changes.ts'
import { payoutsToAsk, type WithdrawalRow } from '../store/withdrawals.ts'
import { sendPayout, takeAskedNews } from './payout.ts'

/** A call-back is given this long before the processor is asked how the pay-out stands. */
const ASK_AFTER_MS = 15_000
/** So many pay-outs a run: the rest come with the next. */
const BATCH = 50

/** Pay-outs without news: asks the processor, and tells it again what it has never heard of. */
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
