import { inTransaction } from '#db/pool.ts'
import { processorOf, ProcessorRefusedError, ProcessorSilentError } from '#features/money/payments/public.ts'
import type { App } from '#server/app.ts'
import { mayExpire } from '../rules/states.ts'
import {
  depositsToAsk,
  lockDeposit,
  setAsked,
  setClosed,
  transfersToExpire,
  type DepositRow,
} from '../store/deposits.ts'
import { coinOf } from '../store/coins.ts'
import { addEvent } from '../store/events.ts'
import { openPage } from './create.ts'
import { takeAskedNews } from './news.ts'
import { tellDeposit } from './tell.ts'

/** Wait for a callback this long before polling the processor. */
const ASK_AFTER_MS = 20_000
/** Maximum deposits per run: the rest follow in the next. */
const BATCH = 50

/** Deposits without a callback: polls the processor, opens missing payment pages, expires overdue orders. */
export async function chaseDeposits(app: App): Promise<void> {
  const now = app.clock.now()
  const waiting = await depositsToAsk(app.db, new Date(now.getTime() - ASK_AFTER_MS), BATCH)
  for (const row of waiting) await chase(app, row, now)
  for (const { id } of await transfersToExpire(app.db, now, BATCH)) await expire(app, id, now)
}

async function chase(app: App, row: DepositRow, now: Date): Promise<void> {
  const processor = row.processor ? processorOf(app, row.processor) : null
  if (!processor) return
  await setAsked(app.db, row.id, now)
  const isOver = row.expiresAt <= now
  try {
    if (row.state === 'created' && !isOver) return void (await openPage(app, row))
    const asked = await processor.paymentNews(row.merchant, row.id, row.processorRef)
    const mayClose = isOver && asked?.status === 'pending' && !asked.isUnderway && row.processorRef
    const closed = mayClose && (await processor.closePayment?.(row.merchant, row.processorRef))
    const news = closed || asked
    if (news && (news.status !== 'pending' || news.coin?.seenAt))
      await takeAskedNews(app, processor.name, news)
    else if (isOver && !news?.isUnderway) await expire(app, row.id, now)
  } catch (error) {
    if (!(error instanceof ProcessorSilentError || error instanceof ProcessorRefusedError)) throw error
    app.log.warn({ error, deposit: row.id }, 'no response from the processor; the deposit is unchanged') // also past its time: it may have been paid
  }
}

async function expire(app: App, id: string, now: Date): Promise<void> {
  const row = await inTransaction(app.db, async (tx) => {
    const locked = await lockDeposit(tx, id)
    if (!locked || !mayExpire(locked.state) || locked.expiresAt > now) return null
    if ((await coinOf(tx, id))?.seenAt) return null // it is on the blockchain: its confirmations decide
    await setClosed(tx, id, { state: 'expired', reason: null, now })
    await addEvent(tx, id, { at: now, what: 'expired' })
    return locked
  })
  if (row) await tellDeposit(app, { ...row, state: 'expired' })
}
