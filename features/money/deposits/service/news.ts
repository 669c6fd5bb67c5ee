import { inTransaction, type Tx } from '#db/pool.ts'
import { tellBalance } from '#features/money/wallet/public.ts'
import type { News } from '#features/money/payments/public.ts'
import type { App } from '#server/app.ts'
import { afterFailure } from '../rules/throttle.ts'
import { decideCoin, type CoinDecision } from '../rules/coins.ts'
import { decideNews, type DepositState, type NewsDecision } from '../rules/states.ts'
import { coinOf, countBlocks } from '../store/coins.ts'
import { lockDeposit, setClosed, setReported, type DepositRow } from '../store/deposits.ts'
import { addEvent, lockThrottle, saveThrottle } from '../store/events.ts'
import { credit } from './credit.ts'
import { tellDeposit } from './tell.ts'

/** To be run after the transaction has committed. */
export type AfterCommit = () => Promise<void>

const nothingToTell: AfterCommit = async () => undefined

/**
 * Processes a processor's news about a deposit, in the caller's transaction. Null: there is no such deposit at this processor and
 * merchant (yet). Any news may be repeated, late or out of order; see `decideNews`.
 */
export async function takePaymentNews(
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
  const row = await lockDeposit(tx, news.reference)
  if (!row || row.processor !== source.processor) return null
  if (source.merchant !== null && row.merchant !== source.merchant) return null
  const decision = await decide(tx, row, news)
  switch (decision.does) {
    case 'credit': {
      const { wallet } = await credit(tx, row, {
        received: decision.received,
        as: 'paid',
        isLate: decision.isLate,
        now,
      })
      return async () => {
        tellBalance(app, row.memberId, wallet)
        await tellDeposit(app, { ...row, state: 'paid' })
      }
    }
    case 'close':
      await close(tx, row, decision.state, news.reason, now)
      return () => tellDeposit(app, { ...row, state: decision.state })
    case 'review':
      await setReported(tx, row.id, decision.reported)
      await addEvent(tx, row.id, { at: now, what: 'amountDiffers' })
      return () => tellDeposit(app, { ...row, state: 'inReview' })
    case 'count':
      return () => tellDeposit(app, row)
    case 'nothing':
      if (decision.why === 'currencyDiffers') {
        await addEvent(tx, row.id, { at: now, what: 'currencyDiffers' })
        app.log.error({ deposit: row.id, currency: news.currency }, 'a payment was made in another currency')
      }
      return nothingToTell
  }
}

type Decision = Exclude<NewsDecision, { does: 'credit' }> | CoinDecision

/** Crypto is valued by what the blockchain shows; for anything else the agreed amount counts, or an operator decides. */
async function decide(tx: Tx, row: DepositRow, news: News): Promise<Decision> {
  const coin = row.channel === 'coin' ? await coinOf(tx, row.id) : null
  if (coin && news.coin) {
    if (news.coin.seenAt && !coin.seenAt)
      await addEvent(tx, row.id, { at: news.coin.seenAt, what: 'coinSeen' })
    await countBlocks(tx, row.id, news.coin)
    return decideCoin(row, { ...coin, least: row.least, most: row.most }, { ...news, coin: news.coin })
  }
  const decision = decideNews(row, news)
  return decision.does === 'credit' ? { ...decision, received: row.amount } : decision
}

async function close(
  tx: Tx,
  row: DepositRow,
  state: Extract<DepositState, 'failed' | 'cancelled' | 'expired'>,
  reason: string | null,
  now: Date,
): Promise<void> {
  await setClosed(tx, row.id, { state, reason: reason?.slice(0, 200) ?? null, now })
  await addEvent(tx, row.id, { at: now, what: state })
  if (state !== 'failed') return
  await saveThrottle(tx, row.memberId, afterFailure(await lockThrottle(tx, row.memberId), now))
}

/** The same in its own transaction, for polling results and timeouts. */
export async function takeAskedNews(app: App, processor: string, news: News): Promise<void> {
  const now = app.clock.now()
  const after = await inTransaction(app.db, (tx) =>
    takePaymentNews(app, tx, { processor, merchant: null, news, now }),
  )
  await after?.()
}
