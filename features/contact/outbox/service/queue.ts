import type { Tx } from '#db/pool.ts'
import type { App } from '#server/app.ts'
import { storedPlace, type LetterName, type PlacesOf, type Secrets } from '../letters/render.ts'
import type { PlaceValue } from '../letters/shape.ts'
import { insertMessage, type Channel } from '../store.ts'

export type Message<N extends LetterName = LetterName> = {
  /** The brand in whose name it goes out. */
  readonly merchant: string
  readonly channel: Exclude<Channel, 'push'>
  /** E.164 ('+84901234567') for an SMS, an email address for a mail. */
  readonly to: string
  /** Which letter of features/contact/outbox/letters; both languages have it. */
  readonly template: N
  /** A value for each place in the letter; a Date is shown in the brand's zone and the reader's language. */
  readonly values: PlacesOf<N>
  /** What must not lie about in the clear ({code}, {link}): `sealSecrets(house, { code })`. */
  readonly sealed?: Uint8Array
  readonly language: 'en' | 'vi'
  /** Names the occasion, such as `password.changed:<session>`: the same key again queues nothing. */
  readonly key: string
  readonly now: Date
  /** After this the message is of no use and is not sent any more. */
  readonly expiresAt?: Date
  /** No one is to get it: written all the same, so that a stranger's question takes as long as a member's (A4). */
  readonly isVoid?: boolean
}

/**
 * Queues a message in the caller's transaction: it leaves if and only if that commits. The worker sends it, tries again
 * while the gateway is dead, and gives it one identity, by which gateways know a repetition. False where the occasion
 * has its message already.
 */
export function queueMessage<const N extends LetterName>(tx: Tx, message: Message<N>): Promise<boolean> {
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
  })
}

/** Closes a code or a link for its way through the queue; only the worker that sends it opens it again. */
export function sealSecrets(app: App, secrets: Secrets): Uint8Array {
  return app.vault.close('message', JSON.stringify(secrets))
}
