import { randomBytes } from 'node:crypto'

/** A Checkout Session as Stripe's API shows it, as far as the product reads it. */
export type Session = {
  readonly id: string
  readonly object: 'checkout.session'
  readonly livemode: false
  readonly mode: 'payment'
  readonly status: 'open' | 'complete' | 'expired'
  readonly payment_status: 'paid' | 'unpaid'
  readonly amount_subtotal: number
  readonly amount_total: number
  readonly currency: string
  readonly client_reference_id: string | null
  readonly metadata: Readonly<Record<string, string>>
  readonly payment_intent: string | null
  readonly payment_method_types: readonly string[]
  readonly created: number
  readonly expires_at: number
  readonly success_url: string
  readonly cancel_url: string | null
  readonly locale: string | null
  readonly url: string | null
}

/** State that the stand-in stores for a session but does not return. */
export type Kept = {
  readonly session: Session
  readonly product: string
  readonly chargeMetadata: Readonly<Record<string, string>>
  readonly refunded: number
}

export type Event = {
  readonly id: string
  readonly object: 'event'
  readonly api_version: string
  readonly created: number
  readonly livemode: false
  readonly pending_webhooks: number
  readonly type: string
  readonly data: { readonly object: object }
}

/** The faults that the stand-in simulates. */
export type Behaviour = {
  /** Copies of each event, with the same ID. */
  readonly copies: number
  /** Sends the newest event first when several are due. */
  readonly isReordering: boolean
  /** Sends no events: the merchant must list the sessions. */
  readonly isSilent: boolean
  /** Answers API calls with status 500. */
  readonly isDown: boolean
}

export const calm: Behaviour = { copies: 1, isReordering: false, isSilent: false, isDown: false }

/** "cs_test_a1B2…": Stripe's IDs are a prefix and letters and digits. */
export function newId(prefix: string): string {
  const text = randomBytes(24).toString('base64url').replace(/[-_]/g, '')
  return `${prefix}_${text.slice(0, 24)}`
}

/** An error as Stripe's API reports it. */
export class ApiError extends Error {
  readonly status: number
  readonly body: {
    readonly type: string
    readonly code?: string
    readonly param?: string
    readonly message: string
  }

  constructor(status: number, body: ApiError['body']) {
    super(body.message)
    this.status = status
    this.body = body
  }
}

export const invalid = (message: string, param?: string, code = 'parameter_invalid'): ApiError =>
  new ApiError(400, { type: 'invalid_request_error', code, message, ...(param ? { param } : {}) })
