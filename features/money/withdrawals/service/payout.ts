import { inTransaction, type Tx } from '#db/pool.ts'
import { processorOf, ProcessorSilentError, type News } from '#features/money/payments/public.ts'
import { tellBalance } from '#features/money/wallet/public.ts'
import type { App } from '#server/app.ts'
import { decidePayout } from '../rules/states.ts'
import { addEvent } from '../store/facts.ts'
import { setAsked, setOver, setPaid } from '../store/changes.ts'
import { lockWithdrawal, type WithdrawalRow } from '../store/withdrawals.ts'
import { returnSums } from './money.ts'
import { stoppedBy } from './stops.ts'
import { tellOutcome, tellWithdrawal } from './tell.ts'

export type AfterCommit = () => Promise<void>

const nothingToTell: AfterCommit = async () => undefined
const MS_PER_MINUTE = 60_000

/**
 * Sends the order to the processor, which knows our ID and pays once. After a timeout the worker resends it. If stopped since the last
 * approval, the order waits until the stop is lifted or overridden; the worker checks again.
 */
export async function sendPayout(app: App, row: WithdrawalRow): Promise<void> {
  const processor = processorOf(app, row.processor)
  if (!processor) throw new Error(`withdrawal ${row.id}: no processor ${row.processor}`)
  await setAsked(app.db, row.id, app.clock.now())
  const stops = await stoppedBy(app.db, row)
  if (stops.length > 0) {
    app.log.warn({ withdrawal: row.id, stops }, 'an approved payout was stopped before sending')
    return
  }
  try {
    const news = await processor.sendPayout({
      merchant: row.merchant,
      reference: row.id,
      amount: row.amount - row.fee,
      currency: row.currency,
      bank: row.bank,
      accountNumber: row.accountNumber,
      holder: row.holder,
    })
    await takeAskedNews(app, processor.name, news)
  } catch (error) {
    if (!(error instanceof ProcessorSilentError)) throw error
    app.log.warn({ error, withdrawal: row.id }, 'no response from the processor; the worker retries')
  }
}

/**
 * Processes a processor's news about a payout, in the caller's transaction. Null: there is no such withdrawal. See `decidePayout` for
 * repeated, late or contradictory news.
 */
export async function takePayoutNews(
  app: App,
  tx: Tx,
  source: {
    readonly processor: string
    readonly merchant: string | null
    readonly news: News
    readonly now: Date
  },
): Promise<AfterCommit | null> {
  const { news, now } = source
  const row = await lockWithdrawal(tx, news.reference)
  if (!row || row.processor !== source.processor) return null
  if (source.merchant !== null && row.merchant !== source.merchant) return null
  const isSame = news.amount === row.amount - row.fee && news.currency === row.currency
  const decision = decidePayout(row.state, news.status)
  switch (isSame || decision.does === 'nothing' ? decision.does : 'alarm') {
    case 'pay':
      return setPayoutPaid(app, tx, row, { reference: news.processorRef, now })
    case 'return':
      return setPayoutFailed(app, tx, row, { reason: news.reason?.slice(0, 200) ?? null, now })
    case 'alarm':
      await addEvent(tx, row.id, {
        at: now,
        what: 'alarm',
        note: `${news.status} ${news.currency} ${news.amount}`,
      })
      app.log.error(
        { withdrawal: row.id, state: row.state, news: news.status },
        'conflicting reports about a payout',
      )
      return nothingToTell
    case 'nothing':
      return nothingToTell
  }
}

/**
 * Records a completed payout: notifies the member and starts the auto-confirm timeout. The caller holds the lock and has made the
 * decision.
 */
export async function setPayoutPaid(
  app: App,
  tx: Tx,
  row: WithdrawalRow,
  { reference, by, now }: { readonly reference: string; readonly by?: string; readonly now: Date },
): Promise<AfterCommit> {
  const receiptDueAt = new Date(now.getTime() + row.receiptMinutes * MS_PER_MINUTE)
  await setPaid(tx, row.id, { processorRef: reference, now, receiptDueAt })
  await addEvent(tx, row.id, { at: now, what: 'paid', ...(by === undefined ? {} : { by }) })
  await tellOutcome(tx, row, { is: 'paid', reason: null, now })
  return () => tellWithdrawal(app, { ...row, state: 'paid' })
}

/** A payout failed: amount and fee go back to the wallet, once. The caller holds the lock and has decided it. */
export async function setPayoutFailed(
  app: App,
  tx: Tx,
  row: WithdrawalRow,
  { reason, by, now }: { readonly reason: string | null; readonly by?: string; readonly now: Date },
): Promise<AfterCommit> {
  await setOver(tx, row.id, { state: 'failed', reason, now })
  await addEvent(tx, row.id, { at: now, what: 'failed', ...(by === undefined ? {} : { by, note: reason }) })
  await tellOutcome(tx, row, { is: 'failed', reason: null, now })
  const wallet = await returnSums(tx, row)
  return async () => {
    tellBalance(app, row.memberId, wallet)
    await tellWithdrawal(app, { ...row, state: 'failed' })
  }
}

/** Processes a processor's direct reply, in a transaction of its own. */
export async function takeAskedNews(app: App, processor: string, news: News): Promise<void> {
  const now = app.clock.now()
  const after = await inTransaction(app.db, (tx) =>
    takePayoutNews(app, tx, { processor, merchant: null, news, now }),
  )
  await after?.()
}
