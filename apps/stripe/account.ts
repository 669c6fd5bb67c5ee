import { createBook } from './book.ts'
import { readParams, type Params } from './params.ts'
import { ApiError, invalid, newId, type Kept, type Session } from './shapes.ts'

/** One Stripe account in memory: what payers and the merchant do with its sessions. */
export type Account = ReturnType<typeof createAccount>

type Stored = { readonly fingerprint: string; readonly reply: Session }

const OTHER_PARAMETERS =
  'Keys for idempotent requests can only be used with the same parameters they were first used with.'

export function createAccount({
  origin,
  clock,
}: {
  readonly origin: () => string
  readonly clock: () => number
}) {
  const { change, close, ...book } = createBook(clock)
  const { tell, current, seconds } = book
  const replies = new Map<string, Stored>()

  return {
    ...book,
    /** Creates a session; the same idempotency key with the same parameters returns the first one. */
    create(params: Params, key: string | null): { readonly session: Session; readonly isReplayed: boolean } {
      const fingerprint = JSON.stringify(
        params,
        Object.keys(params).toSorted((a, b) => (a < b ? -1 : 1)),
      )
      const before = key === null ? undefined : replies.get(key)
      if (before && before.fingerprint !== fingerprint)
        throw new ApiError(400, { type: 'idempotency_error', message: OTHER_PARAMETERS })
      if (before) return { session: before.reply, isReplayed: true }
      const kept = newSession(params, { now: seconds(), origin: origin() })
      book.add(kept)
      if (key !== null) replies.set(key, { fingerprint, reply: kept.session })
      return { session: kept.session, isReplayed: false }
    },
    expire(id: string): Session {
      const found = current(id)
      if (found.session.status !== 'open')
        throw invalid('Only Checkout Sessions with a status in ["open"] can be expired.', 'session')
      return close(found).session
    },
    /** The payer finishes: paid at once, or by a delayed method that is confirmed later. */
    pay(id: string, how: 'paid' | 'delayed'): Session {
      const found = current(id)
      if (found.session.status !== 'open') return found.session
      const { session } = change(found, {
        status: 'complete',
        payment_status: how === 'paid' ? 'paid' : 'unpaid',
        payment_intent: newId('pi'),
        url: null,
      })
      tell('checkout.session.completed', session)
      return session
    },
    /** A delayed payment is confirmed, or fails. */
    confirm(id: string, isPaid: boolean): Session {
      const found = current(id)
      if (found.session.status !== 'complete' || found.session.payment_status !== 'unpaid')
        return found.session
      const { session } = change(found, isPaid ? { payment_status: 'paid' } : {})
      tell(`checkout.session.async_payment_${isPaid ? 'succeeded' : 'failed'}`, session)
      return session
    },
    /** Refunds part or all of a paid session; the event names the charge, not the session. */
    refund(id: string, units: number): void {
      const found = current(id)
      if (found.session.payment_status !== 'paid') return
      const refunded = Math.min(found.session.amount_total, found.refunded + units)
      tell('charge.refunded', chargeOf(change(found, {}, { refunded })))
    },
    dispute(id: string, status: 'needs_response' | 'won' | 'lost'): void {
      const { session } = current(id)
      tell(status === 'needs_response' ? 'charge.dispute.created' : 'charge.dispute.closed', {
        id: `dp_${id.slice(-24)}`,
        object: 'dispute',
        amount: session.amount_total,
        currency: session.currency,
        reason: 'fraudulent',
        status,
        charge: chargeId(session),
        payment_intent: session.payment_intent,
        metadata: {},
      })
    },
  }
}

function newSession(params: Params, at: { readonly now: number; readonly origin: string }): Kept {
  const wanted = readParams(params, at.now)
  const id = newId('cs_test')
  const session: Session = {
    id,
    object: 'checkout.session',
    livemode: false,
    mode: 'payment',
    status: 'open',
    payment_status: 'unpaid',
    amount_subtotal: wanted.amount,
    amount_total: wanted.amount,
    currency: wanted.currency,
    client_reference_id: wanted.reference,
    metadata: wanted.metadata,
    payment_intent: null,
    payment_method_types: ['card'],
    created: at.now,
    expires_at: wanted.expiresAt,
    success_url: wanted.successUrl,
    cancel_url: wanted.cancelUrl,
    locale: wanted.locale,
    url: `${at.origin}/c/pay/${id}`,
  }
  return { session, product: wanted.product, chargeMetadata: wanted.chargeMetadata, refunded: 0 }
}

const chargeId = ({ id }: Session): string => `ch_${id.slice(-24)}`

function chargeOf({ session, chargeMetadata, refunded }: Kept): object {
  return {
    id: chargeId(session),
    object: 'charge',
    amount: session.amount_total,
    amount_refunded: refunded,
    refunded: refunded === session.amount_total,
    currency: session.currency,
    metadata: chargeMetadata,
    payment_intent: session.payment_intent,
  }
}
