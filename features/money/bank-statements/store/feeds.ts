import type { Db, Tx } from '#db/pool.ts'
import { many, maybe, run, sql } from '#db/rows.ts'
import type { Currency } from '#kit/currency.ts'
import type { CsvForm } from '../rules/csv.ts'

export const formats = ['camt054', 'csv'] as const
export const pulls = ['none', 'folder', 'https'] as const

export type FeedDraft = {
  readonly name: string
  readonly format: (typeof formats)[number]
  readonly csv: CsvForm | null
  readonly pull: (typeof pulls)[number]
  readonly pullUrl: string | null
  readonly isOpen: boolean
}

export type FeedRow = FeedDraft & {
  readonly id: string
  readonly merchant: string
  readonly accountNumber: string
  readonly currency: Currency
  readonly pullTokenSealed: Buffer | null
  readonly version: number
  readonly pulledAt: Date | null
  readonly pullResult: string | null
  readonly pullSha256: Buffer | null
}

const columns = sql`
  id, merchant, name, account_number, currency, format, csv, pull, pull_url, pull_token_sealed, is_open, version, pulled_at,
  pull_result, pull_sha256
`

export async function feedsOf(db: Db, merchant: string | null): Promise<FeedRow[]> {
  return many(
    db,
    sql<FeedRow>`
      select ${columns}
      from bank_feed
      where ${merchant}::text is null or merchant = ${merchant}
      order by merchant desc, name
    `,
  )
}

export async function feedById(db: Db | Tx, id: string): Promise<FeedRow | null> {
  return maybe(db, sql<FeedRow>`select ${columns} from bank_feed where id = ${id}`)
}

/** For a change: the second of two operators waits, then finds another version. */
export async function lockFeed(tx: Tx, id: string): Promise<FeedRow | null> {
  return maybe(tx, sql<FeedRow>`select ${columns} from bank_feed where id = ${id} for no key update`)
}

/** Feeds that are read without an operator. */
export async function pulledFeeds(db: Db): Promise<FeedRow[]> {
  return many(db, sql<FeedRow>`select ${columns} from bank_feed where is_open and pull <> 'none' order by id`)
}

const json = (value: object | null) => sql`${value === null ? null : JSON.stringify(value)}::jsonb`

/** The new feed's ID; null if another feed reads this account. */
export async function insertFeed(
  tx: Tx,
  f: FeedDraft & {
    readonly merchant: string
    readonly accountNumber: string
    readonly currency: string
    readonly token: Uint8Array | null
    readonly now: Date
  },
): Promise<string | null> {
  const row = await maybe(
    tx,
    sql<{ id: string }>`
      insert into bank_feed (
        merchant, name, account_number, currency, format, csv, pull, pull_url, pull_token_sealed, is_open, changed_at
      )
      values (
        ${f.merchant}, ${f.name}, ${f.accountNumber}, ${f.currency}, ${f.format}, ${json(f.csv)}, ${f.pull}, ${f.pullUrl},
        ${f.token}, ${f.isOpen}, ${f.now}
      )
      on conflict do nothing -- two operators add the same account at once
      returning id
    `,
  )
  return row?.id ?? null
}

/** `token` undefined keeps the stored one. */
export async function updateFeed(
  tx: Tx,
  id: string,
  f: FeedDraft & { readonly token: Uint8Array | null | undefined; readonly now: Date },
): Promise<void> {
  await run(
    tx,
    sql`
      update bank_feed
      set name = ${f.name}, format = ${f.format}, csv = ${json(f.csv)}, pull = ${f.pull}, pull_url = ${f.pullUrl},
        is_open = ${f.isOpen}, changed_at = ${f.now}, version = version + 1,
        pull_token_sealed = case when ${f.token === undefined} then pull_token_sealed else ${f.token ?? null}::bytea end,
        pull_sha256 = null
      where id = ${id}
    `,
  )
}

/** The result of a pull; `sha256` of the file that was taken, null if none was. */
export async function notePull(
  db: Db,
  id: string,
  {
    now,
    result,
    sha256,
  }: { readonly now: Date; readonly result: string; readonly sha256: Uint8Array | null },
): Promise<void> {
  await run(
    db,
    sql`
      update bank_feed
      set pulled_at = ${now}, pull_result = ${result.slice(0, 200)}, pull_sha256 = coalesce(${sha256}::bytea, pull_sha256)
      where id = ${id}
    `,
  )
}
