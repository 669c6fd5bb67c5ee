import { inTransaction } from '#db/pool.ts'
import { takePaymentNews } from '#features/money/deposits/public.ts'
import type { App } from '#server/app.ts'
import * as z from 'zod/mini'
import { brandsWithApiKey } from '../keys.ts'
import { ProcessorRefusedError, ProcessorSilentError, type News } from '../processor.ts'
import { notCredited, noteSweep, sweepOf } from '../../store/sweeps.ts'
import { askStripe } from './client.ts'
import { newsOfSession, Session } from './events.ts'

/** A session lives for 24 hours at most: one that was paid immediately is younger than this. */
const NEAR_MS = 26 * 3_600_000
/** Delayed methods (direct debits, transfers) are confirmed within two weeks. */
const FAR_MS = 15 * 86_400_000
const DEEP_EVERY_MS = 24 * 3_600_000
const PAGE = 100
/** Deposits compared with the database at once. */
const BATCH = 100

/**
 * Recovers payments whose webhooks were lost: lists the sessions of every brand with a Stripe key and hands those that are paid, and not
 * credited here, to the same code as a webhook. One run looks back a day; one run a day looks back two weeks.
 */
export async function reconcileStripe(app: App): Promise<void> {
  for (const merchant of await brandsWithApiKey(app, 'stripe')) {
    try {
      await sweep(app, merchant)
    } catch (error) {
      if (!(error instanceof ProcessorSilentError) && !(error instanceof ProcessorRefusedError)) throw error
      app.log.warn({ error, merchant }, 'no comparison with Stripe: no response')
    }
  }
}

async function sweep(app: App, merchant: string): Promise<void> {
  const now = app.clock.now()
  const last = await sweepOf(app.db, { merchant, processor: 'stripe' })
  const isDeep = !last || now.getTime() - last.deepAt.getTime() >= DEEP_EVERY_MS
  const since = Math.floor((now.getTime() - (isDeep ? FAR_MS : NEAR_MS)) / 1000)
  const paid = await paidSince(app, merchant, since)
  let recovered = 0
  for (let at = 0; at < paid.length; at += BATCH)
    recovered += await recover(app, merchant, paid.slice(at, at + BATCH), now)
  await noteSweep(app.db, { merchant, processor: 'stripe', now, isDeep, recovered })
  if (recovered > 0) app.log.warn({ merchant, recovered }, 'payments recovered whose webhooks were lost')
}

async function paidSince(app: App, merchant: string, since: number): Promise<readonly News[]> {
  const paid: News[] = []
  await askStripe(app, merchant, async (stripe) => {
    for await (const each of stripe.checkout.sessions.list({ created: { gte: since }, limit: PAGE })) {
      const session = z.safeParse(Session, each)
      const isOurs = session.success && session.data.metadata?.['merchant'] === merchant
      const news = isOurs ? newsOfSession(session.data) : null
      if (news?.status === 'paid') paid.push(news)
    }
  })
  return paid
}

async function recover(app: App, merchant: string, paid: readonly News[], now: Date): Promise<number> {
  const open = await notCredited(
    app.db,
    paid.map(({ reference }) => reference),
  )
  let recovered = 0
  for (const news of paid.filter(({ reference }) => open.has(reference))) {
    const after = await inTransaction(app.db, (tx) =>
      takePaymentNews(app, tx, { processor: 'stripe', merchant, news, now }),
    )
    if (after) recovered += 1
    await after?.()
  }
  return recovered
}
