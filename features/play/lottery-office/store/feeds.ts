import type { Db, Tx } from '#db/pool.ts'
import { many, maybe, run, sql } from '#db/rows.ts'

export type FeedRow = {
  readonly id: string
  readonly name: string
  readonly kind: 'push' | 'pull'
  readonly url: string | null
  readonly isOn: boolean
  readonly createdBy: string
  readonly lastAt: Date | null
  readonly lastProblem: string
}

const columns = sql`id, name, kind, url, is_on, created_by, last_at, last_problem`

export function listFeeds(db: Db | Tx): Promise<FeedRow[]> {
  return many(db, sql<FeedRow>`select ${columns} from lottery_feed order by name`)
}

/** The new feed's ID, or null if the name is taken. */
export async function insertFeed(
  tx: Tx,
  feed: Pick<FeedRow, 'name' | 'kind' | 'url' | 'createdBy'> & { readonly keyHash: Uint8Array | null },
): Promise<string | null> {
  const row = await maybe(
    tx,
    sql<{ id: string }>`
      insert into lottery_feed (name, kind, key_hash, url, created_by)
      values (${feed.name}, ${feed.kind}, ${feed.keyHash}, ${feed.url}, ${feed.createdBy})
      on conflict (name) do nothing -- two operators add the same feed
      returning id
    `,
  )
  return row?.id ?? null
}

export function switchFeed(tx: Tx, id: string, isOn: boolean): Promise<FeedRow | null> {
  return maybe(
    tx,
    sql<FeedRow>`update lottery_feed set is_on = ${isOn} where id = ${id} returning ${columns}`,
  )
}

/** A feed that is on, with the hash of its key. */
export function feedByName(
  db: Db | Tx,
  name: string,
): Promise<(FeedRow & { readonly keyHash: Buffer | null }) | null> {
  return maybe(
    db,
    sql<
      FeedRow & { keyHash: Buffer | null }
    >`select ${columns}, key_hash from lottery_feed where name = ${name} and is_on`,
  )
}

/** Notes a delivery and what was wrong with it; empty: nothing. */
export async function noteDelivery(db: Db | Tx, id: string, problem: string): Promise<void> {
  await run(
    db,
    sql`update lottery_feed set last_at = clock_timestamp(), last_problem = ${problem} where id = ${id}`,
  )
}
