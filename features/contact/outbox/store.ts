import type { Db, Tx } from '#db/pool.ts'
import { many, maybe, run, sql } from '#db/rows.ts'
import type { Verdict } from './rules.ts'
import type { BrandOf } from '#db/review/owners.ts'

export type Channel = 'sms' | 'email' | 'push'
export type State = 'waiting' | 'sending' | 'sent' | 'failed' | 'expired' | 'void'

export type NewMessage = {
  readonly merchant: string
  readonly key: string
  readonly channel: Channel
  readonly address: string
  readonly letter: string
  readonly language: 'en' | 'vi'
  readonly places: Readonly<Record<string, unknown>>
  readonly sealed: Uint8Array | null
  readonly state: 'waiting' | 'void'
  readonly now: Date
  readonly expiresAt: Date | null
  readonly bulk: Bulk | null
  /** The traceparent of what queues it; null where traces are off. */
  readonly trace: string | null
}

/** One of a campaign, sent with the member's consent: it queues behind codes, and is cancelled if consent is withdrawn. */
export type Bulk = {
  readonly memberId: bigint
  /** The campaign whose text it contains, for an email. */
  readonly batch: string | null
  /** The consent it needs, such as `offer.email`. */
  readonly agreed: string
}

/** Stores a message; false if its idempotency key was used before. */
export async function insertMessage(tx: Tx, message: NewMessage): Promise<boolean> {
  const {
    merchant,
    key,
    channel,
    address,
    letter,
    language,
    places,
    sealed,
    state,
    now,
    expiresAt,
    bulk,
    trace,
  } = message
  const inserted = await run(
    tx,
    // concurrent calls with one key: the second waits for the first and writes nothing
    sql`
      insert into outgoing_message (
        merchant, key, channel, address, letter, language, places, sealed, state, next_try_at, expires_at, created_at,
        is_bulk, member_id, batch, agreed, trace
      )
      values (
        ${merchant}, ${key}, ${channel}, ${address}, ${letter}, ${language}, ${JSON.stringify(places)}::jsonb,
        ${sealed && Buffer.from(sealed)}, ${state}, ${now}, ${expiresAt}, ${now},
        ${bulk !== null}, ${bulk && bulk.memberId}, ${bulk && bulk.batch}, ${bulk && bulk.agreed},
        ${trace}
      )
      on conflict (merchant, key) do nothing
    `,
  )
  return inserted === 1
}

export type HeldMessage = {
  readonly id: string
  readonly merchant: string
  readonly channel: Channel
  readonly address: string
  readonly letter: string
  readonly language: 'en' | 'vi'
  readonly places: Readonly<Record<string, unknown>>
  readonly sealed: Buffer | null
  readonly tries: number
  readonly createdAt: Date
  readonly expiresAt: Date | null
  readonly batch: string | null
  /** The traceparent of what queued it; null where traces were off. */
  readonly trace: string | null
}

/**
 * Leases due messages of a channel to one worker: others skip them until `heldUntil`. The messages of a crashed worker become due again
 * automatically.
 */
export async function holdDue(
  db: Db,
  { channel, now, heldUntil, atMost }: { channel: Channel; now: Date; heldUntil: Date; atMost: number },
): Promise<readonly HeldMessage[]> {
  return many(
    db,
    sql<HeldMessage>`
      update outgoing_message set state = 'sending', tries = tries + 1, next_try_at = ${heldUntil}
      where id in (
        select id from outgoing_message
        where state in ('waiting', 'sending') and channel = ${channel} and next_try_at <= ${now}
        order by is_bulk, next_try_at
        limit ${atMost}
        for update skip locked
      )
      returning id, merchant, channel, address, letter, language, places, sealed, tries, created_at, expires_at, batch,
        trace
    `,
  )
}

/** Stores the result of a try; does nothing if another worker has taken the message over. */
export async function settle(db: Db, held: HeldMessage, verdict: Verdict, now: Date): Promise<boolean> {
  const isWaiting = verdict.state === 'waiting'
  const receipt = verdict.state === 'sent' ? verdict.receipt : undefined
  const changed = await run(
    db,
    sql`
      update outgoing_message set
        state = ${verdict.state},
        next_try_at = ${isWaiting ? verdict.nextTryAt : now},
        sent_at = ${verdict.state === 'sent' ? now : null},
        last_error = ${verdict.state === 'sent' ? null : verdict.why.slice(0, 300)},
        sealed = case when ${isWaiting || receipt !== undefined} then sealed end,
        provider = ${receipt?.provider ?? null}, provider_id = ${receipt?.id ?? null},
        delivery = ${receipt ? 'pending' : null}
      where id = ${held.id} and state = 'sending' and tries = ${held.tries}
    `,
  )
  return changed === 1
}

export type Listed = {
  readonly id: string
  readonly merchant: string
  readonly channel: Channel
  readonly address: string
  readonly letter: string
  readonly language: 'en' | 'vi'
  readonly places: Readonly<Record<string, unknown>>
  readonly hasSecret: boolean
  readonly state: State
  readonly tries: number
  readonly nextTryAt: Date
  readonly createdAt: Date
  readonly sentAt: Date | null
  readonly expiresAt: Date | null
  readonly lastError: string | null
  /** From a provider that reports deliveries; null otherwise. */
  readonly delivery: 'pending' | 'delivered' | 'undelivered' | 'unknown' | null
  readonly deliveredAt: Date | null
  /** The subject of a campaign, whose text is stored separately. */
  readonly subject: string | null
}

const listed = sql`
  m.id, m.merchant, m.channel, m.address, m.letter, m.language, m.places, m.sealed is not null as has_secret, m.state,
  m.tries, m.next_try_at, m.created_at, m.sent_at, m.expires_at, m.last_error, m.delivery,
  m.delivered_at, x.subject
`
const listedFrom = sql`
  outgoing_message m left join outgoing_text x on x.batch = m.batch and x.language = m.language
`

export type ListFilter = {
  readonly merchant: string | null
  readonly channel: Channel | null
  readonly states: readonly State[]
  readonly address: string | null
  readonly before: Date | null
  readonly limit: number
}

/** The newest messages; void ones are left out. */
export async function listMessages(db: Db, filter: ListFilter): Promise<readonly Listed[]> {
  const { merchant, channel, states, address, before, limit } = filter
  return many(
    db,
    sql<Listed>`
      select ${listed} from ${listedFrom}
      where m.state = any(${states}::text[])
        and (${merchant}::text is null or m.merchant = ${merchant})
        and (${channel}::text is null or m.channel = ${channel})
        and (${address}::text is null or strpos(lower(m.address), lower(${address}::text)) > 0)
        and (${before}::timestamptz is null or m.created_at < ${before})
      order by m.created_at desc, m.id desc
      limit ${limit}
    `,
  )
}

export async function messageById(reader: Db | Tx, id: string): Promise<Listed | null> {
  return maybe(reader, sql<Listed>`select ${listed} from ${listedFrom} where m.id = ${id}`)
}

type Again = { readonly now: Date; readonly trace: string | null }

/** Makes a message due immediately, with its tries reset; one that was sent or is being sent is not changed. */
export async function releaseMessage(tx: Tx, id: string, { now, trace }: Again): Promise<boolean> {
  const changed = await run(
    tx,
    sql`
      update outgoing_message set state = 'waiting', tries = 0, next_try_at = ${now}, created_at = ${now}, provider = null,
        provider_id = null, delivery = null, trace = coalesce(${trace}, trace)
      where id = ${id} and state in ('waiting', 'failed')
    `,
  )
  return changed === 1
}

/** Queues a copy of a message; the original was sent and is not changed. */
export async function copyMessage(tx: Tx, id: string, { now, trace }: Again): Promise<boolean> {
  const copied = await run(
    tx,
    sql`
      insert into outgoing_message (
        merchant, key, channel, address, letter, language, places, state, next_try_at, created_at, is_bulk, member_id,
        batch, agreed, trace
      )
      select merchant, 'again:' || uuidv7(), channel, address, letter, language, places, 'waiting', ${now}, ${now}, is_bulk,
        member_id, batch, agreed, ${trace}
      from outgoing_message
      where id = ${id} and state = 'sent'
    `,
  )
  return copied === 1
}

export type ChannelState = {
  readonly channel: Channel
  readonly waiting: number
  readonly failing: number
  readonly failedToday: number
  readonly sentToday: number
  /** Of those sent, as reported by a provider that reports deliveries. */
  readonly deliveredToday: number
  readonly oldestWaitingAt: Date | null
  readonly lastSentAt: Date | null
  readonly lastError: string | null
}

/** The health of each channel: what waits, what fails, when something was last sent. */
export async function channelStates(db: Db, dayAgo: Date): Promise<readonly ChannelState[]> {
  return many(
    db,
    sql<ChannelState>`
      select channel,
        count(*) filter (where state in ('waiting', 'sending'))::int as waiting,
        count(*) filter (where state in ('waiting', 'sending') and last_error is not null)::int as failing,
        count(*) filter (where state in ('failed', 'expired'))::int as failed_today,
        count(*) filter (where state = 'sent')::int as sent_today,
        count(*) filter (where delivery = 'delivered')::int as delivered_today,
        min(created_at) filter (where state in ('waiting', 'sending')) as oldest_waiting_at,
        max(sent_at) as last_sent_at,
        (array_agg(last_error order by created_at desc)
          filter (where last_error is not null and state in ('waiting', 'sending', 'failed')))[1] as last_error
      from outgoing_message
      where state <> 'void' and (created_at >= ${dayAgo} or state in ('waiting', 'sending'))
      group by channel
    `,
  )
}

/** Deletes a brand's messages from before a moment that are no longer being sent. */
export async function sweepMessages(db: Db, merchant: string, before: Date): Promise<number> {
  return run(
    db,
    sql`
      delete from outgoing_message
      where merchant = ${merchant} and created_at < ${before} and state not in ('waiting', 'sending')
    `,
  )
}

/** The brand of a message, or null. */
export const brandOfMessage: BrandOf = (reader, id) =>
  maybe(reader, sql<{ merchant: string }>`select merchant from outgoing_message where id = ${id}::uuid`)
