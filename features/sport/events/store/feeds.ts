import type { Db, Tx } from '#db/pool.ts'
import { many, maybe, run, sql } from '#db/rows.ts'

export type FeedRow = {
  readonly key: string
  readonly name: string
  readonly keyHash: Buffer
  readonly isOn: boolean
  readonly isStale: boolean
  readonly lastSequence: number
  readonly lastAt: Date | null
  readonly repeated: number
  readonly reordered: number
  readonly rejected: number
  readonly lastProblem: string
}

const columns = sql`
  key, name, key_hash, is_on, is_stale, last_sequence, last_at, repeated, reordered, rejected, last_problem
`

export function listFeeds(db: Db | Tx): Promise<FeedRow[]> {
  return many(db, sql<FeedRow>`select ${columns} from sport_feed order by key`)
}

export function feedByKey(db: Db | Tx, key: string): Promise<FeedRow | null> {
  return maybe(db, sql<FeedRow>`select ${columns} from sport_feed where key = ${key}`)
}

/** Locks a feed: its messages are taken one after another, whichever process receives them. */
export function lockFeed(tx: Tx, key: string): Promise<FeedRow | null> {
  return maybe(tx, sql<FeedRow>`select ${columns} from sport_feed where key = ${key} for no key update`)
}

/** False if the key is taken. */
export async function insertFeed(
  tx: Tx,
  feed: Pick<FeedRow, 'key' | 'name'> & { readonly keyHash: Uint8Array; readonly createdBy: string },
): Promise<boolean> {
  const inserted = await run(
    tx,
    sql`
      insert into sport_feed (key, name, key_hash, created_by)
      values (${feed.key}, ${feed.name}, ${feed.keyHash}, ${feed.createdBy})
      on conflict (key) do nothing -- two operators add the same feed
    `,
  )
  return inserted === 1
}

export type FeedChange = Partial<
  Pick<
    FeedRow,
    'isOn' | 'isStale' | 'lastSequence' | 'lastAt' | 'repeated' | 'reordered' | 'rejected' | 'lastProblem'
  >
>

export async function changeFeed(tx: Tx, row: FeedRow, change: FeedChange): Promise<FeedRow> {
  const next = { ...row, ...change }
  await run(
    tx,
    sql`
      update sport_feed
      set is_on = ${next.isOn}, is_stale = ${next.isStale}, last_sequence = ${next.lastSequence}, last_at = ${next.lastAt},
        repeated = ${next.repeated}, reordered = ${next.reordered}, rejected = ${next.rejected}, last_problem = ${next.lastProblem}
      where key = ${row.key}
    `,
  )
  return next
}

export type MessageRow = {
  readonly sequence: number
  readonly kind: string
  readonly body: unknown
  readonly outcome: string
  readonly event: string | null
  readonly sentAt: Date
  readonly at: Date
}

export async function insertMessage(tx: Tx, feed: string, message: Omit<MessageRow, 'at'>): Promise<void> {
  const { sequence, kind, body, outcome, event, sentAt } = message
  await run(
    tx,
    sql`
      insert into sport_feed_message (feed, sequence, kind, body, outcome, event, sent_at)
      values (${feed}, ${sequence}, ${kind}, ${JSON.stringify(body)}::json, ${outcome}, ${event}, ${sentAt})
    `,
  )
}

export async function tellOutcome(
  tx: Tx,
  feed: string,
  { sequence, outcome, event }: Pick<MessageRow, 'sequence' | 'outcome' | 'event'>,
): Promise<void> {
  await run(
    tx,
    sql`
      update sport_feed_message set outcome = ${outcome}, event = ${event} where feed = ${feed} and sequence = ${sequence}
    `,
  )
}

/** Messages that wait for an earlier one, in order. */
export function waitingMessages(db: Db | Tx, feed: string): Promise<MessageRow[]> {
  return many(
    db,
    sql<MessageRow>`
      select sequence, kind, body, outcome, event, sent_at, at from sport_feed_message
      where feed = ${feed} and sequence > (select last_sequence from sport_feed where key = ${feed})
      order by sequence
    `,
  )
}

export function messagesOf(
  db: Db,
  feed: string,
  { below, limit }: { readonly below: number | null; readonly limit: number },
): Promise<MessageRow[]> {
  return many(
    db,
    sql<MessageRow>`
      select sequence, kind, body, outcome, event, sent_at, at from sport_feed_message
      where feed = ${feed} and (${below}::int is null or sequence < ${below})
      order by sequence desc
      limit ${limit}
    `,
  )
}
