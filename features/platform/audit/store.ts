import type { Db, Tx } from '#db/pool.ts'
import { many, maybe, one, run, sql } from '#db/rows.ts'
import type { Finding } from './rules.ts'

/** Values of an entry: flat, so that a table can show them. Money is written as `moneyText`. */
export type AuditValues = { readonly [field: string]: string | number | boolean | bigint | Date | null }

export type AuditEntry = {
  /** Null: the system, or a failed login of an unknown person. */
  readonly operator: { readonly id: string; readonly account: string } | null
  /** 'withdrawals.approve': feature and action. */
  readonly action: string
  /** The object of the action: 'withdrawal:<id>', 'member:<id>'. */
  readonly object: string
  readonly before?: AuditValues | undefined
  readonly after?: AuditValues | undefined
  readonly reason?: string | undefined
  readonly ip: string
  readonly now: Date
}

function json(values: AuditValues | undefined): string | null {
  if (values === undefined) return null
  return JSON.stringify(values, (_, value: unknown) => (typeof value === 'bigint' ? value.toString() : value))
}

type Watch = { readonly approvedBy: string | null; readonly entries: AuditEntry[] }

/** Transactions in which a proposal is executed or tried. */
const watched = new WeakMap<object, Watch>()

/**
 * Records the entries written in this transaction from now on, for a proposal's before and after; each entry names both proposer and
 * approver.
 */
export function watchEntries(tx: Tx, approvedBy: string | null): readonly AuditEntry[] {
  const watch: Watch = { approvedBy, entries: [] }
  watched.set(tx, watch)
  return watch.entries
}

/** From here on entries belong to the caller again. */
export function unwatchEntries(tx: Tx): void {
  watched.delete(tx)
}

/** Appends one entry; it gets its place in the chain when the transaction commits. */
export async function insertEntry(tx: Db | Tx, given: AuditEntry): Promise<void> {
  const watch = watched.get(tx)
  watch?.entries.push(given)
  const entry = watch?.approvedBy
    ? { ...given, after: { ...given.after, approvedBy: watch.approvedBy } }
    : given
  await run(
    tx,
    sql`
      insert into audit_entry (at, operator_id, operator_account, action, object, before, after, reason, ip)
      values (
        ${entry.now}, ${entry.operator?.id ?? null}, ${entry.operator?.account ?? null}, ${entry.action},
        ${entry.object}, ${json(entry.before)}::jsonb, ${json(entry.after)}::jsonb, ${entry.reason ?? null}, ${entry.ip}
      )
    `,
  )
}

/** An entry as its hash covers it: the stored values, and its content as one text. */
export type StoredEntry = {
  readonly seq: bigint
  readonly previous: Buffer
  readonly hash: Buffer
  readonly words: string
}

/** The fields covered by the hash besides the previous entry, in this order. */
const hashed = [
  sql`seq::text`,
  sql`to_char(at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
  sql`operator_id::text`,
  sql`operator_account`,
  sql`action`,
  sql`object`,
  sql`before::text`,
  sql`after::text`,
  sql`reason`,
  sql`ip`,
]

/** The same as audit_field() in SQL, written again with built-in functions only: a tampered function cannot deceive both. */
const lengths = hashed.map((field) => sql`coalesce(octet_length(${field}) || ':' || ${field} || ';', '-;')`)
const words = sql`concat(${sql.join(lengths)})`

/** The next entries of the chain after a position, in order. */
export function entriesAfter(db: Db | Tx, seq: bigint, limit: number): Promise<StoredEntry[]> {
  return many(
    db,
    sql<StoredEntry>`
      select seq, previous, hash, ${words} as words
      from audit_entry
      where seq > ${seq}
      order by seq
      limit ${limit}
    `,
  )
}

type HeadRow = { readonly seq: bigint; readonly hash: Buffer }

/** The end of the chain stored in the database. */
export function headOf(db: Db | Tx): Promise<HeadRow | null> {
  return maybe(db, sql<HeadRow>`select seq, hash from audit_head`)
}

/** The stored hash at a position. */
export async function hashAt(db: Db | Tx, seq: bigint): Promise<string | null> {
  const row = await maybe(db, sql<{ hash: Buffer }>`select hash from audit_entry where seq = ${seq}`)
  return row?.hash.toString('hex') ?? null
}

/** Entries without a place in the chain: possible only if the trigger was disabled. */
export async function unchainedCount(db: Db | Tx): Promise<bigint> {
  return (await one(db, sql<{ count: bigint }>`select count(*) as count from audit_entry where seq is null`))
    .count
}

export type CheckRow = {
  readonly at: Date
  readonly operatorAccount: string | null
  readonly entries: bigint
  readonly headHash: Buffer
  readonly findings: readonly { readonly kind: Finding['kind']; readonly seq: string }[]
  readonly tookMs: number
}

export async function insertCheck(tx: Db | Tx, check: CheckRow): Promise<void> {
  await run(
    tx,
    sql`
      insert into audit_check (at, operator_account, entries, head_hash, findings, took_ms)
      values (
        ${check.at}, ${check.operatorAccount}, ${check.entries}, ${check.headHash},
        ${JSON.stringify(check.findings)}::jsonb, ${check.tookMs}
      )
    `,
  )
}

export function lastCheck(db: Db | Tx): Promise<CheckRow | null> {
  return maybe(
    db,
    sql<CheckRow>`
      select at, operator_account, entries, head_hash, findings, took_ms
      from audit_check
      order by at desc
      limit 1
    `,
  )
}

export type ShownEntry = {
  readonly seq: bigint
  readonly at: Date
  readonly operatorAccount: string | null
  readonly action: string
  readonly object: string
  readonly before: Record<string, string | number | boolean | null> | null
  readonly after: Record<string, string | number | boolean | null> | null
  readonly reason: string | null
  readonly ip: string
  readonly hash: Buffer
}

export type EntryFilter = {
  readonly operator?: string | undefined
  readonly action?: string | undefined
  readonly object?: string | undefined
  readonly from?: Date | undefined
  readonly to?: Date | undefined
  readonly before?: bigint | undefined
  readonly limit: number
}

/** The newest entries that match the filter. `action` is a prefix: 'withdrawals' matches all actions of that feature. */
export function entriesBy(db: Db | Tx, filter: EntryFilter): Promise<ShownEntry[]> {
  return many(
    db,
    sql<ShownEntry>`
      select seq, at, operator_account, action, object, before, after, reason, ip, hash
      from audit_entry
      where seq is not null
        and (${filter.operator ?? null}::text is null or operator_account = ${filter.operator ?? null})
        and (${filter.action ?? null}::text is null or starts_with(action, ${filter.action ?? null}))
        and (${filter.object ?? null}::text is null or object = ${filter.object ?? null})
        and (${filter.from ?? null}::timestamptz is null or at >= ${filter.from ?? null})
        and (${filter.to ?? null}::timestamptz is null or at < ${filter.to ?? null})
        and (${filter.before ?? null}::bigint is null or seq < ${filter.before ?? null})
      order by seq desc
      limit ${filter.limit}
    `,
  )
}
