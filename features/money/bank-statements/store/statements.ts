import type { Db, Tx } from '#db/pool.ts'
import { many, maybe, one, run, sql } from '#db/rows.ts'
import type { Currency } from '#kit/currency.ts'
import type { Unread } from '../rules/entry.ts'
import type { FirstOf } from '#db/review/owners.ts'

export const statementStates = ['waiting', 'importing', 'imported', 'rejected'] as const
export type StatementState = (typeof statementStates)[number]

export type StatementRow = {
  readonly id: string
  readonly number: bigint
  readonly merchant: string
  readonly feed: string
  readonly feedName: string
  readonly currency: Currency
  readonly fileName: string
  readonly source: 'upload' | 'folder' | 'https'
  readonly state: StatementState
  readonly at: Date
  readonly uploadedBy: string | null
  readonly uploadedByAccount: string | null
  readonly decidedByAccount: string | null
  readonly decidedAt: Date | null
  readonly note: string | null
  readonly entries: number
  readonly unread: readonly Unread[]
  readonly stored: number
  readonly conflicts: number
}

const selected = sql`
  select s.id, s.number, s.merchant, s.feed, f.name as feed_name, f.currency, s.file_name, s.source, s.state, s.at,
    s.uploaded_by, s.uploaded_by_account, s.decided_by_account, s.decided_at, s.note, s.entries, s.unread, s.stored,
    s.conflicts
  from bank_statement s
  join bank_feed f on f.id = s.feed
`

export async function statementsOf(
  db: Db,
  { merchant, state }: { readonly merchant: string | null; readonly state: StatementState | null },
  { below, limit }: { readonly below: bigint | null; readonly limit: number },
): Promise<StatementRow[]> {
  return many(
    db,
    sql<StatementRow>`
      ${selected}
      where (${merchant}::text is null or s.merchant = ${merchant})
        and (${state}::text is null or s.state = ${state})
        and (${below}::bigint is null or s.number < ${below})
      order by s.number desc
      limit ${limit}
    `,
  )
}

export async function statementById(db: Db | Tx, id: string): Promise<StatementRow | null> {
  return maybe(db, sql<StatementRow>`${selected} where s.id = ${id}`)
}

export async function lockStatement(tx: Tx, id: string): Promise<StatementRow | null> {
  return maybe(tx, sql<StatementRow>`${selected} where s.id = ${id} for no key update of s`)
}

export async function contentOf(db: Db | Tx, id: string): Promise<Buffer | null> {
  const row = await maybe(
    db,
    sql<{ contentSealed: Buffer | null }>`select content_sealed from bank_statement where id = ${id}`,
  )
  return row?.contentSealed ?? null
}

/** The number of an earlier statement of this feed with the same bytes that was not rejected; null if there is none. */
export async function sameFile(db: Db | Tx, feed: string, sha256: Uint8Array): Promise<bigint | null> {
  const row = await maybe(
    db,
    sql<{ number: bigint }>`
      select number from bank_statement
      where feed = ${feed} and sha256 = ${sha256} and state <> 'rejected'
      order by number
      limit 1
    `,
  )
  return row?.number ?? null
}

export async function insertStatement(
  tx: Tx,
  s: {
    readonly merchant: string
    readonly feed: string
    readonly fileName: string
    readonly sha256: Uint8Array
    readonly source: 'upload' | 'folder' | 'https'
    readonly state: 'waiting' | 'importing'
    readonly content: Uint8Array
    readonly by: { readonly id: string; readonly account: string } | null
    readonly entries: number
    readonly unread: readonly Unread[]
    readonly now: Date
  },
): Promise<{ readonly id: string; readonly number: bigint }> {
  return one(
    tx,
    sql<{ id: string; number: bigint }>`
      insert into bank_statement (
        merchant, feed, file_name, sha256, source, state, content_sealed, at, uploaded_by, uploaded_by_account, entries, unread
      )
      values (
        ${s.merchant}, ${s.feed}, ${s.fileName}, ${s.sha256}, ${s.source}, ${s.state}, ${s.content}, ${s.now},
        ${s.by?.id ?? null}, ${s.by?.account ?? null}, ${s.entries}, ${JSON.stringify(s.unread)}::jsonb
      )
      returning id, number
    `,
  )
}

/** An operator's decision on an upload: it is imported, or its content is deleted. */
export async function decideStatement(
  tx: Tx,
  id: string,
  d: {
    readonly state: 'importing' | 'rejected'
    readonly by: { readonly id: string; readonly account: string }
    readonly note: string | null
    readonly now: Date
  },
): Promise<void> {
  await run(
    tx,
    sql`
      update bank_statement
      set state = ${d.state}, decided_by = ${d.by.id}, decided_by_account = ${d.by.account}, decided_at = ${d.now},
        note = ${d.note}, content_sealed = case when ${d.state} = 'rejected' then null else content_sealed end
      where id = ${id}
    `,
  )
}

/** Statements whose import was interrupted, oldest first. */
export async function unfinished(db: Db, limit: number): Promise<{ id: string }[]> {
  return many(
    db,
    sql<{ id: string }>`select id from bank_statement where state = 'importing' order by at limit ${limit}`,
  )
}

/** The import is complete; the counts are taken from what is stored, so that a repeated import has the same. */
export async function finishStatement(db: Db, id: string, conflicts: number): Promise<void> {
  await run(
    db,
    sql`
      update bank_statement s
      set state = 'imported', content_sealed = null, conflicts = ${conflicts},
        stored = (select count(*) from bank_entry e where e.statement = s.id)
      where s.id = ${id} and s.state = 'importing'
    `,
  )
}

/** Who uploaded a statement: the first of two operators. */
export const uploaderOf: FirstOf = (db, id) =>
  many(
    db,
    sql<{
      operator: string | null
    }>`select uploaded_by as operator from bank_statement where id = ${id}::uuid`,
  )
