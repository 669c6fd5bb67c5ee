import Stripe from 'stripe'
import * as z from 'zod/mini'
import type { Incoming } from '../processor.ts'
import type { Distrust } from '../signing.ts'

/** Tolerance between the signature's timestamp and our clock: Stripe's own default, in seconds. */
const TOLERANCE_SECONDS = 300

const Identified = z.object({ id: z.string().check(z.regex(/^evt_\w{1,200}$/)) })

/**
 * Verifies a webhook with Stripe's own library: HMAC-SHA256 over timestamp and raw body, in constant time. While a secret is being rolled
 * Stripe signs with the old and the new one, and we accept every secret that is still active.
 */
export function proveStripe({
  header,
  body,
  keys,
  now,
}: Incoming): { readonly key: number; readonly id: string } | { readonly distrust: Distrust } {
  const given = header('stripe-signature')
  const seconds = /(?:^|,)t=(\d{1,12})(?:,|$)/.exec(given ?? '')?.[1]
  if (!given || given.length > 4_000 || seconds === undefined) return { distrust: 'headersMissing' }
  const age = now.getTime() / 1000 - Number(seconds)
  if (age > TOLERANCE_SECONDS) return { distrust: 'tooOld' }
  if (age < -TOLERANCE_SECONDS) return { distrust: 'tooNew' } // the library checks the past only
  const key = keys.findIndex(({ secret }) => isSigned(body, given, secret, now))
  if (key < 0) return { distrust: 'signatureWrong' }
  const event = z.safeParse(Identified, jsonOf(body))
  return event.success ? { key, id: event.data.id } : { distrust: 'headersMissing' }
}

function isSigned(body: Uint8Array, header: string, secret: string, now: Date): boolean {
  const { signature } = Stripe.webhooks
  if (!signature) throw new Error('the library of Stripe has no signature helper')
  try {
    signature.verifyHeader(Buffer.from(body), header, secret, TOLERANCE_SECONDS, undefined, now.getTime())
    return true
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) return false
    throw error
  }
}

function jsonOf(body: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(body).toString('utf8'))
  } catch {
    return null
  }
}
