import Stripe from 'stripe'
import type { App } from '#server/app.ts'
import { apiKeyOf } from '../keys.ts'
import { ProcessorRefusedError, ProcessorSilentError } from '../processor.ts'

/** Timeout: a slower processor is asked again later; no screen waits for it. */
const TIMEOUT_MS = 8_000
/** A page of a hundred sessions. */
const MOST_BYTES = 4 * 1024 * 1024

/** Stripe's address, or that of a stand-in, as options of its client. */
export function addressOptions(
  url: string | undefined,
): Pick<Stripe.StripeConfig, 'host' | 'port' | 'protocol'> {
  if (url === undefined) return {}
  const { protocol, hostname, port } = new URL(url)
  const isPlain = protocol === 'http:'
  return { protocol: isPlain ? 'http' : 'https', host: hostname, port: port || (isPlain ? 80 : 443) }
}

/** The official client with a brand's key, on our own HTTP client, which reaches public addresses only (C3). */
async function clientOf(app: App, merchant: string): Promise<Stripe> {
  const key = await apiKeyOf(app, 'stripe', merchant)
  if (key === null) throw new ProcessorSilentError('stripe', new Error('status 401')) // no key yet: as if it were refused
  const ask: typeof fetch = (input, { method = 'GET', headers, body, signal } = {}) =>
    app.outbound.fetch(input instanceof Request ? input.url : input, {
      method,
      headers: new Headers(headers),
      body: typeof body === 'string' ? body : null,
      timeoutMs: TIMEOUT_MS,
      mostBytes: MOST_BYTES,
      ...(signal ? { signal } : {}),
    })
  return new Stripe(key, {
    ...addressOptions(app.config.STRIPE_URL),
    httpClient: Stripe.createFetchHttpClient(ask),
    maxNetworkRetries: 1,
    timeout: TIMEOUT_MS,
    telemetry: false,
  })
}

/**
 * Calls Stripe with a brand's key. Throws `ProcessorRefusedError` if Stripe refused the parameters permanently, `ProcessorSilentError` if
 * the result is unknown or the key is not accepted.
 */
export async function askStripe<T>(
  app: App,
  merchant: string,
  call: (stripe: Stripe) => Promise<T>,
): Promise<T> {
  const stripe = await clientOf(app, merchant)
  try {
    return await call(stripe)
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError)
      throw new ProcessorRefusedError('stripe', error)
    const isKey =
      error instanceof Stripe.errors.StripeAuthenticationError ||
      error instanceof Stripe.errors.StripePermissionError
    throw new ProcessorSilentError('stripe', isKey ? new Error(`status ${error.statusCode ?? 401}`) : error)
  }
}
