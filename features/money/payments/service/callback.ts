import { inTransaction, type Tx } from '#db/pool.ts'
import { takePaymentNews, type AfterCommit } from '#features/money/deposits/public.ts'
import { takePayoutNews } from '#features/money/withdrawals/public.ts'
import type { Given, Refusal, Reply } from '#contract/route.ts'
import type { CallFor } from '#server/call.ts'
import type { App } from '#server/app.ts'
import { useOnce } from '#server/guards/seen.ts'
import type { payments } from '../contract.ts'
import { isHeardFrom } from '../store/keys.ts'
import { takeCase } from './cases.ts'
import { keysOfProcessor } from './keys.ts'
import { processorOf } from './processors.ts'
import type { Callback as Read } from './processor.ts'

type Callback = typeof payments.callback

/** A message ID is remembered twice as long as the message could be accepted. */
const REMEMBER_MS = 60 * 60_000

/**
 * A processor's callback (M13): verified first, then processed once. Its ID and its effects commit together, so that a callback whose
 * processing failed can be delivered again.
 */
export async function takeCallback(
  app: App,
  { params }: Given<Callback>,
  call: CallFor<Callback>,
): Promise<Reply<Callback> | Refusal<Callback>> {
  const processor = processorOf(app, params.processor)
  if (!processor) return { refused: 'payments.unknownProcessor' }
  const keys = await keysOfProcessor(app, app.db, processor.name, call.now)
  const proof = processor.prove({ header: call.header, body: call.raw, keys, now: call.now })
  if ('distrust' in proof) {
    app.log.warn(
      { processor: processor.name, why: proof.distrust, ip: call.ip },
      'callback rejected: invalid signature',
    )
    return { refused: 'payments.notProved', detail: { why: proof.distrust } }
  }
  const merchant = keys[proof.key]?.merchant ?? null
  const from = { processor: processor.name, ip: call.ip }
  if (merchant !== null && !(await isHeardFrom(app.db, { merchant, ...from }))) {
    app.log.warn({ ...from, merchant }, 'callback rejected: IP address not allowed')
    return { refused: 'payments.notProved', detail: { why: 'address' } }
  }
  const read = await processor.readCallback(Buffer.from(call.raw).toString('utf8'), merchant)
  if (!read) return { refused: 'payments.notUnderstood' }
  const expiresAt = new Date(call.now.getTime() + REMEMBER_MS)
  const taken = await inTransaction(app.db, async (tx): Promise<AfterCommit | 'again'> => {
    if (!(await useOnce(tx, `callback:${processor.name}`, proof.id, expiresAt))) return 'again'
    const after = await take(app, tx, read, { processor: processor.name, merchant, now: call.now })
    if (!after) throw new UnknownOrderError() // also rolls back the use of the ID: the processor retries, and by then the order may exist
    return after
  }).catch((error: unknown) => {
    if (error instanceof UnknownOrderError) return 'unknown' as const
    throw error
  })
  if (taken === 'unknown') return { refused: 'payments.unknownOrder' }
  if (taken === 'again') return { taken: false }
  await taken()
  return { taken: true }
}

type From = { readonly processor: string; readonly merchant: string | null; readonly now: Date }

/** The effect of a verified callback, in the caller's transaction. Null: it names an order that does not exist (yet). */
async function take(app: App, tx: Tx, read: Read, from: From): Promise<AfterCommit | null> {
  switch (read.about) {
    case 'order':
      return (read.news.kind === 'payment' ? takePaymentNews : takePayoutNews)(app, tx, {
        ...from,
        news: read.news,
      })
    case 'case':
      return from.merchant === null
        ? null
        : takeCase(app, tx, { ...from, merchant: from.merchant, news: read.news })
    case 'other':
      return async () => undefined
  }
}

class UnknownOrderError extends Error {}
