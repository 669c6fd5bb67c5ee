import type { Tx } from '#db/pool.ts'
import { causeNow } from '#server/tracing/cause.ts'
import { insertMessage } from '../store.ts'
import { insertText, type BulkText } from '../store/bulk.ts'

/** Kinds of message without a fixed template: an operator's campaign, and a push notification. */
export const BULK_LETTER = 'letter'
export const PUSH_LETTER = 'push'

type Whose = {
  readonly merchant: string
  readonly memberId: bigint
  readonly language: 'en' | 'vi'
  /** The consent it needs; `dropBulk` cancels by it. */
  readonly agreed: string
  readonly now: Date
}

/** Stores a campaign's text, once for each language. */
export async function prepareTemplate(
  tx: Tx,
  { batch, merchant, now }: { readonly batch: string; readonly merchant: string; readonly now: Date },
  words: { readonly en: BulkText; readonly vi: BulkText },
): Promise<void> {
  for (const language of ['en', 'vi'] as const)
    await insertText(tx, { batch, language, merchant, now, ...words[language] })
}

/**
 * Queues one email of a campaign; the same campaign to the same member again queues nothing. `leave` is the unsubscribe URL, for one-click
 * POST by a mail program (RFC 8058) and for the member's click.
 */
export function queueTemplate(
  tx: Tx,
  {
    batch,
    to,
    leave,
    ...whose
  }: Whose & { readonly batch: string; readonly to: string; readonly leave: string },
): Promise<boolean> {
  const { memberId, agreed, ...rest } = whose
  return insertMessage(tx, {
    ...rest,
    key: `letter:${batch}:${memberId}`,
    channel: 'email',
    address: to,
    letter: BULK_LETTER,
    places: { leave },
    sealed: null,
    state: 'waiting',
    expiresAt: null,
    bulk: { memberId, batch, agreed },
    trace: causeNow(),
  })
}

/** A push notification expires after a day. */
const PUSH_MS = 24 * 3_600_000

/** Queues a push notification to one device of a member. `key` is the idempotency key; `link` is a path of the site. */
export function queuePush(
  tx: Tx,
  push: Whose & {
    readonly key: string
    /** The member's device: the id of its subscription. */
    readonly device: string
    readonly title: string
    readonly text: string
    readonly link: string
  },
): Promise<boolean> {
  const { key, device, title, text, link, memberId, agreed, ...rest } = push
  return insertMessage(tx, {
    ...rest,
    key: `push:${key}:${device}`,
    channel: 'push',
    address: device,
    letter: PUSH_LETTER,
    places: { title, text, link },
    sealed: null,
    state: 'waiting',
    expiresAt: new Date(rest.now.getTime() + PUSH_MS),
    bulk: { memberId, batch: null, agreed },
    trace: causeNow(),
  })
}
