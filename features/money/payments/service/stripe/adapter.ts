import type Stripe from 'stripe'
import * as z from 'zod/mini'
import type { App } from '#server/app.ts'
import { sessionExpiry, toStripe } from '../../rules/stripe.ts'
import { apiKeyOf } from '../keys.ts'
import {
  ProcessorRefusedError,
  ProcessorSilentError,
  type News,
  type PaymentOrder,
  type Processor,
} from '../processor.ts'
import { askStripe } from './client.ts'
import { depositOf, Event, newsOfSession, readEvent, Session } from './events.ts'
import { proveStripe } from './verify.ts'

/** A session whose page was never reported to us is looked for among those created this long before. */
const LOOK_BACK_SECONDS = 48 * 3_600
const PAGE = 100

/** Languages of Stripe's page that ours have; another one gets the browser's. */
const LOCALES: Readonly<Record<string, 'en' | 'vi'>> = { en: 'en', vi: 'vi' }

function parsed(session: unknown): Session {
  const result = z.safeParse(Session, session)
  if (!result.success) throw new ProcessorSilentError('stripe', result.error)
  return result.data
}

/** The parameters of a session depend on the order only, so that a retry repeats them exactly. */
function paramsOf(order: PaymentOrder): Stripe.Checkout.SessionCreateParams {
  const { merchant, reference, currency, language, returnUrl, method, createdAt, expiresAt } = order
  const amount = toStripe(order.amount, currency)
  if (amount === null)
    throw new ProcessorRefusedError('stripe', new Error(`${order.amount} ${currency} is no amount of Stripe`))
  const metadata = { deposit: reference, merchant }
  const until = sessionExpiry({ createdAt, expiresAt })
  return {
    mode: 'payment',
    submit_type: 'pay',
    client_reference_id: reference,
    metadata,
    payment_intent_data: { metadata }, // copied to the charge: a refund then names its deposit
    line_items: [
      {
        quantity: 1,
        price_data: { currency: currency.toLowerCase(), unit_amount: amount, product_data: { name: method } },
      },
    ],
    adaptive_pricing: { enabled: false }, // the payer pays in the wallet's currency, or the amount could not be compared
    success_url: `${returnUrl}&from=success`,
    cancel_url: `${returnUrl}&from=cancel`,
    locale: LOCALES[language] ?? 'auto',
    ...(until === null ? {} : { expires_at: until }),
  }
}

/** Stripe Checkout: the payer leaves for Stripe's page, and only webhooks or Stripe's API say what has become of the payment. */
export function createStripe(app: App): Processor {
  async function sessionById(merchant: string, id: string): Promise<Session | null> {
    try {
      return parsed(await askStripe(app, merchant, (stripe) => stripe.checkout.sessions.retrieve(id)))
    } catch (error) {
      if (error instanceof ProcessorRefusedError) return null // no such session in this account
      throw error
    }
  }

  async function sessionByDeposit(merchant: string, reference: string): Promise<Session | null> {
    const since = Math.floor(app.clock.now().getTime() / 1000) - LOOK_BACK_SECONDS
    return askStripe(app, merchant, async (stripe) => {
      for await (const each of stripe.checkout.sessions.list({ created: { gte: since }, limit: PAGE })) {
        const session = parsed(each)
        if (depositOf(session) === reference) return session
      }
      return null
    })
  }

  /** If Stripe does not answer, the case is opened without its deposit; the next event about it adds it. */
  const findDeposit = (merchant: string) => async (paymentIntent: string) => {
    try {
      const found = await askStripe(app, merchant, (stripe) =>
        stripe.checkout.sessions.list({ payment_intent: paymentIntent, limit: 1 }),
      )
      const [session] = found.data
      return session ? depositOf(parsed(session)) : null
    } catch (error) {
      if (!(error instanceof ProcessorSilentError || error instanceof ProcessorRefusedError)) throw error
      app.log.warn({ error, paymentIntent }, 'a case has no deposit yet: no response from Stripe')
      return null
    }
  }

  /** Test events reach a live endpoint if a test secret is entered there; they must never credit real money, nor the reverse. */
  async function isOtherMode(merchant: string, livemode: boolean): Promise<boolean> {
    const key = await apiKeyOf(app, 'stripe', merchant)
    return key !== null && livemode !== /^[rs]k_live_/.test(key)
  }

  return {
    name: 'stripe',
    keyUses: ['api', 'signing'],
    channels: ['page'],
    payouts: [],
    prove: proveStripe,
    async openPayment(order) {
      const params = paramsOf(order)
      const session = parsed(
        await askStripe(app, order.merchant, (stripe) =>
          stripe.checkout.sessions.create(params, { idempotencyKey: `deposit:${order.reference}` }),
        ),
      )
      if (!session.url) throw new ProcessorSilentError('stripe', new Error('a session without an address'))
      return { processorRef: session.id, page: session.url }
    },
    sendPayout: () => Promise.reject(new ProcessorSilentError('stripe', new Error('it sends no payouts'))),
    payoutNews: () => Promise.resolve(null),
    async paymentNews(merchant, reference, processorRef = null) {
      const session = processorRef
        ? await sessionById(merchant, processorRef)
        : await sessionByDeposit(merchant, reference)
      const news = session && newsOfSession(session)
      return news?.reference === reference ? news : null
    },
    async closePayment(merchant, processorRef): Promise<News | null> {
      try {
        const closed = await askStripe(app, merchant, (stripe) =>
          stripe.checkout.sessions.expire(processorRef),
        )
        return newsOfSession(parsed(closed))
      } catch (error) {
        if (!(error instanceof ProcessorRefusedError)) throw error
        const session = await sessionById(merchant, processorRef) // not open any more: paid in the meantime, or expired
        return session && newsOfSession(session)
      }
    },
    async readCallback(body, merchant) {
      let json: unknown
      try {
        json = JSON.parse(body)
      } catch {
        return null
      }
      const event = z.safeParse(Event, json)
      if (!event.success || merchant === null) return null
      if (await isOtherMode(merchant, event.data.livemode)) {
        app.log.warn(
          { merchant, event: event.data.id },
          'Stripe event of the other mode (test or live) ignored',
        )
        return { about: 'other' }
      }
      return readEvent(event.data, merchant, findDeposit(merchant))
    },
    pageUrl: (page) => page,
  }
}
