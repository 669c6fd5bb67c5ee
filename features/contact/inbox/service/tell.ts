import type { Tx } from '#db/pool.ts'
import { storedPlace, type PlaceValue } from './places.ts'
import { insertMessage, type MessageKind } from '../store/messages.ts'

type Words =
  | {
      /** `inbox.told.<key>.title` and `inbox.told.<key>.text` are its words, in features/contact/inbox/texts. */
      readonly text: string
      /** A value for each place in the words; money, moments and words are written in the reader's language. */
      readonly values?: Readonly<Record<string, PlaceValue>>
    }
  | {
      readonly title: { readonly en: string; readonly vi: string }
      /** HTML; only what features/contact/notices/rules/html.ts allows comes through. */
      readonly body: { readonly en: string; readonly vi: string }
    }

export type Told = Words & {
  readonly memberId: bigint
  /** money: what came and went; security: the keys to the account; house: everything else; offer: marketing. */
  readonly kind: MessageKind
  /** Names the occasion, such as `deposit:<id>`: the same occasion told again writes nothing. */
  readonly occasion: string
  /** Where it leads, a path of the site: '/index?member=depositv2'. */
  readonly link?: string
  readonly now: Date
}

/**
 * Puts a message into a member's inbox, in the caller's transaction: it is there if and only if that commits. Open pages
 * hear of it within a second. For what concerns the member's own account; marketing goes out by the back office's letters,
 * which ask `mayMarket` and the member's consent. False where the occasion was told already.
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
