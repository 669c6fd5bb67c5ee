import type { Tx } from '#db/pool.ts'
import type { App } from '#server/app.ts'
import { causeNow } from '#server/tracing/cause.ts'
import { storedPlace, type TemplateName, type PlacesOf, type Secrets } from '../templates/render.ts'
import type { PlaceValue } from '../templates/shape.ts'
import { insertMessage, type Channel } from '../store.ts'

export type Message<N extends TemplateName = TemplateName> = {
  /** The brand that sends it. */
  readonly merchant: string
  readonly channel: Exclude<Channel, 'push'>
  /** E.164 ('+84901234567') for an SMS, an email address for an email. */
  readonly to: string
  /** The template in features/contact/outbox/letters; it exists in both languages. */
  readonly template: N
  /** A value for each placeholder of the template; a Date is shown in the brand's zone and the reader's language. */
  readonly values: PlacesOf<N>
  /** Secrets that must not be stored in plain text ({code}, {link}): `sealSecrets(app, { code })`. */
  readonly sealed?: Uint8Array
  readonly language: 'en' | 'vi'
  /** Idempotency key, such as `password.changed:<session>`: the same key again queues nothing. */
  readonly key: string
  readonly now: Date
  /** After this the message is useless and is no longer sent. */
  readonly expiresAt?: Date
  /** Not to be sent: stored all the same, so that a request with an unknown address takes as long as a member's (A4). */
  readonly isVoid?: boolean
}

/**
 * Queues a message in the caller's transaction: it is sent if and only if that commits. The worker sends it, retries while the gateway
 * fails, and uses one message id, by which gateways detect duplicates. False if the idempotency key was used before.
 */
export function queueMessage<const N extends TemplateName>(tx: Tx, message: Message<N>): Promise<boolean> {
  const { to, template, values, sealed, expiresAt, isVoid, ...rest } = message
  const places = Object.entries<PlaceValue>(values).map(([name, value]) => [name, storedPlace(value)])
  return insertMessage(tx, {
    ...rest,
    address: to,
    letter: template,
    places: Object.fromEntries(places),
    sealed: isVoid ? null : (sealed ?? null),
    state: isVoid ? 'void' : 'waiting',
    expiresAt: expiresAt ?? null,
    bulk: null,
    trace: causeNow(),
  })
}

/** Encrypts a code or a link for the queue; only the worker that sends it decrypts it. */
export function sealSecrets(app: App, secrets: Secrets): Uint8Array {
  return app.vault.close('message', JSON.stringify(secrets))
}
