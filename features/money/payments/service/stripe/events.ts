import * as z from 'zod/mini'
import { fromStripe, statusOfSession } from '../../rules/stripe.ts'
import type { Callback, CaseNews, News } from '../processor.ts'

const Id = z.string().check(z.maxLength(255))
/** An object that Stripe either names or includes. */
const Named = z.nullish(
  z.union([
    Id,
    z.pipe(
      z.object({ id: Id }),
      z.transform(({ id }) => id),
    ),
  ]),
)

/** The fields of a Checkout Session that we read. */
export const Session = z.object({
  id: Id,
  object: z.literal('checkout.session'),
  status: z.nullable(z.string()),
  payment_status: z.string(),
  amount_total: z.nullable(z.int()),
  currency: z.nullable(z.string()),
  client_reference_id: z.nullish(z.string()),
  metadata: z.nullish(z.record(z.string(), z.string())),
  payment_intent: Named,
  url: z.nullish(z.string()),
})
export type Session = z.output<typeof Session>

const Charge = z.object({
  object: z.literal('charge'),
  id: Id,
  amount_refunded: z.int(),
  currency: z.string(),
  metadata: z.nullish(z.record(z.string(), z.string())),
  payment_intent: Named,
})
const Dispute = z.object({
  object: z.literal('dispute'),
  id: Id,
  amount: z.int(),
  currency: z.string(),
  reason: z.string(),
  status: z.string(),
  payment_intent: Named,
})

export const Event = z.object({
  id: Id,
  object: z.literal('event'),
  type: z.string(),
  livemode: z.boolean(),
  data: z.object({ object: z.unknown() }),
})
export type Event = z.output<typeof Event>

/** Where a session says which deposit it pays: in both fields, so that a session made by hand in the dashboard is not one of ours. */
export function depositOf({ client_reference_id: reference, metadata }: Session): string | null {
  return reference && z.safeParse(z.uuid(), reference).success && metadata?.['deposit'] === reference
    ? reference
    : null
}

/** A session as news about its deposit; null if it pays none of ours, or its amount is missing. */
export function newsOfSession(session: Session): News | null {
  const reference = depositOf(session)
  const { id, amount_total: total, currency } = session
  const amount = total === null || currency === null ? null : fromStripe(total, currency)
  if (reference === null || amount === null || currency === null) return null
  return {
    kind: 'payment',
    reference,
    processorRef: id,
    ...statusOfSession({ status: session.status, paymentStatus: session.payment_status }),
    amount,
    currency: currency.toUpperCase(),
    reason: null,
  }
}

/** Finds the deposit that a payment intent paid; asked only where the event itself does not name it. */
export type FindDeposit = (paymentIntent: string) => Promise<string | null>

const other: Callback = { about: 'other' }

function readSession(event: Event, merchant: string | null): Callback | null {
  const session = z.safeParse(Session, event.data.object)
  if (!session.success) return null
  // one Stripe account may serve several brands, or other shops: each endpoint receives the events of all of them
  const news = session.data.metadata?.['merchant'] === merchant ? newsOfSession(session.data) : null
  if (!news) return other
  // the session of this event is still "complete" and "unpaid": only the event says that the payment failed
  return event.type === 'checkout.session.async_payment_failed'
    ? { about: 'order', news: { ...news, status: 'failed', isUnderway: false } }
    : { about: 'order', news }
}

async function caseOf(
  { currency, ...rest }: Omit<CaseNews, 'amount' | 'reference'> & { readonly units: number },
  reference: string | null | undefined,
  paymentIntent: string | null | undefined,
  find: FindDeposit,
): Promise<Callback> {
  const { units, ...news } = rest
  const named = reference && z.safeParse(z.uuid(), reference).success ? reference : null
  return {
    about: 'case',
    news: {
      ...news,
      currency: currency.toUpperCase(),
      amount: fromStripe(units, currency),
      reference: named ?? (paymentIntent ? await find(paymentIntent) : null),
    },
  }
}

/** Stripe's final states of a dispute. */
const DECIDED: ReadonlySet<string> = new Set(['won', 'lost', 'warning_closed', 'prevented'])

/** What a verified event is about; null if it is not in Stripe's protocol. `merchant` is the brand whose secret signed it. */
export async function readEvent(
  event: Event,
  merchant: string | null,
  find: FindDeposit,
): Promise<Callback | null> {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired':
      return readSession(event, merchant)
    case 'charge.refunded': {
      const charge = z.safeParse(Charge, event.data.object)
      if (!charge.success) return null
      const { id, amount_refunded: units, currency, metadata, payment_intent: intent } = charge.data
      // partial refunds of one charge are several cases: each raises the refunded total
      const news = { kind: 'refund', processorRef: `${id}:${units}`, reason: null, result: null } as const
      return caseOf({ ...news, units, currency }, metadata?.['deposit'], intent, find)
    }
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed': {
      const dispute = z.safeParse(Dispute, event.data.object)
      if (!dispute.success) return null
      const { id, amount: units, currency, reason, status, payment_intent: intent } = dispute.data
      const result = DECIDED.has(status) ? status : null
      const news = { kind: 'dispute', processorRef: id, reason: reason.slice(0, 200), result } as const
      return caseOf({ ...news, units, currency }, null, intent, find)
    }
    default:
      return other
  }
}
