import { invalid } from './shapes.ts'

// Stripe's API takes forms with nested names, such as line_items[0][price_data][currency]. Written a second time on purpose: the platform
// uses the official library, and this stand-in checks what arrives.

export type Params = Readonly<Record<string, string>>

/** Every parameter that the product sends; another one is refused, as by Stripe. */
const KNOWN =
  /^(mode|submit_type|client_reference_id|success_url|cancel_url|locale|expires_at|metadata\[\w{1,40}\]|payment_intent_data\[metadata\]\[\w{1,40}\]|adaptive_pricing\[enabled\]|line_items\[0\]\[(quantity|price_data\]\[(currency|unit_amount|product_data\]\[name))\])$/

/** Zero-decimal currencies of Stripe's list. */
const ZERO_DECIMAL = new Set('bif clp djf gnf jpy kmf krw mga pyg rwf vnd vuv xaf xof xpf'.split(' '))
/** Roughly 0.50 USD, in the smallest unit. */
const LEAST: Readonly<Record<string, number>> = { usd: 50, vnd: 13_000 }
const MOST = 99_999_999
const MOST_ZERO_DECIMAL = 999_999_999_999
const LEAST_SECONDS = 30 * 60
const MOST_SECONDS = 24 * 3_600

export type Wanted = {
  readonly amount: number
  readonly currency: string
  readonly product: string
  readonly reference: string | null
  readonly metadata: Params
  readonly chargeMetadata: Params
  readonly successUrl: string
  readonly cancelUrl: string | null
  readonly locale: string | null
  readonly expiresAt: number
}

const under = (params: Params, prefix: string): Params =>
  Object.fromEntries(
    Object.entries(params).flatMap(([name, value]) =>
      name.startsWith(`${prefix}[`) ? [[name.slice(prefix.length + 1, -1), value]] : [],
    ),
  )

function whole(params: Params, name: string): number {
  const text = params[name] ?? ''
  if (!/^\d{1,15}$/.test(text)) throw invalid(`Invalid integer: ${text}`, name, 'parameter_invalid_integer')
  return Number(text)
}

/** Checks the parameters of a new session; throws the error that Stripe would return. */
export function readParams(params: Params, now: number): Wanted {
  const unknown = Object.keys(params).find((name) => !KNOWN.test(name))
  if (unknown) throw invalid(`Received unknown parameter: ${unknown}`, unknown, 'parameter_unknown')
  if (params['mode'] !== 'payment') throw invalid('mode must be payment here', 'mode')
  const [item, price] = ['line_items[0]', 'line_items[0][price_data]']
  const currency = params[`${price}[currency]`] ?? ''
  if (!/^[a-z]{3}$/.test(currency)) throw invalid('Invalid currency', `${price}[currency]`)
  const amount = whole(params, `${price}[unit_amount]`) * whole(params, `${item}[quantity]`)
  if (amount < (LEAST[currency] ?? 1))
    throw invalid('The amount must convert to at least 50 cents', undefined, 'amount_too_small')
  if (amount > (ZERO_DECIMAL.has(currency) ? MOST_ZERO_DECIMAL : MOST))
    throw invalid('The amount is too large', undefined, 'amount_too_large')
  const successUrl = params['success_url'] ?? ''
  if (!URL.canParse(successUrl)) throw invalid('Not a valid URL', 'success_url', 'url_invalid')
  const expiresAt = params['expires_at'] === undefined ? now + MOST_SECONDS : whole(params, 'expires_at')
  if (expiresAt < now + LEAST_SECONDS || expiresAt > now + MOST_SECONDS)
    throw invalid('expires_at must be 30 minutes to 24 hours from now', 'expires_at')
  return {
    amount,
    currency,
    product: params[`${price}[product_data][name]`] ?? '',
    reference: params['client_reference_id'] ?? null,
    metadata: under(params, 'metadata'),
    chargeMetadata: under(params, 'payment_intent_data[metadata]'),
    successUrl,
    cancelUrl: params['cancel_url'] ?? null,
    locale: params['locale'] ?? null,
    expiresAt,
  }
}
