import { createHmac } from 'node:crypto'

// Stripe's signature, written a second time on purpose: the platform verifies it with the official library.

/** The Stripe-Signature header; while a secret is rolled there is one v1 for each. The whole secret is the key, "whsec_" included. */
export function signatureHeader(secrets: readonly string[], body: string, nowMs: number): string {
  const seconds = Math.floor(nowMs / 1000)
  const signatures = secrets.map(
    (secret) => `v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`,
  )
  return [`t=${seconds}`, ...signatures].join(',')
}
