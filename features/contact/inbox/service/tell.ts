import type { Tx } from '#db/pool.ts'
import { storedPlace, type PlaceValue } from './places.ts'
import { insertMessage, type MessageKind } from '../store/messages.ts'

type Words =
  | {
      /** Its texts are `inbox.told.<key>.title` and `inbox.told.<key>.text` in features/contact/inbox/texts. */
      readonly text: string
      /** A value for each placeholder; amounts, times and texts are formatted in the reader's language. */
      readonly values?: Readonly<Record<string, PlaceValue>>
    }
  | {
      readonly title: { readonly en: string; readonly vi: string }
      /** HTML; sanitised by features/contact/notices/rules/html.ts. */
      readonly body: { readonly en: string; readonly vi: string }
    }

export type Told = Words & {
  readonly memberId: bigint
  /** money: deposits, withdrawals and other amounts; security: logins and passwords; house: everything else; offer: marketing. */
  readonly kind: MessageKind
  /** Idempotency key, such as `deposit:<id>`: the same key again writes nothing. */
  readonly occasion: string
  /** The link of the message, a path of the site: '/index?member=depositv2'. */
  readonly link?: string
  readonly now: Date
}

/**
 * Puts a message into a member's inbox, in the caller's transaction: it exists if and only if that commits. Open pages are notified within
 * a second. For messages about the member's own account; marketing is sent as campaigns from the back office, which check `mayMarket` and
 * the member's consent. False if the idempotency key was used before.
 * `tellMember(tx, { memberId, kind: 'money', occasion: `deposit:${id}`, text: 'deposited', values: { amount: { minor, currency } }, now })`
 */
export async function tellMember(tx: Tx, told: Told): Promise<boolean> {
  const { memberId, kind, occasion, now } = told
  const words =
    'text' in told
      ? { textKey: told.text, places: stored(told.values ?? {}), title: null, body: null }
      : { textKey: null, places: {}, title: told.title, body: told.body }
  return insertMessage(tx, {
    memberId,
    kind,
    occasion,
    link: told.link ?? null,
    isMarketing: kind === 'offer',
    now,
    ...words,
  })
}

function stored(values: Readonly<Record<string, PlaceValue>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, storedPlace(value)]))
}
