import { inTransaction, type Db, type Tx } from '#db/pool.ts'
import { maybe, run, sql } from '#db/rows.ts'

export type Refused = { readonly refused: string; readonly detail?: unknown }

/** Serialised form of a stored reply; bigint and Date survive the round trip through JSON. */
type Stored = { readonly refused?: string; readonly detail?: string; readonly reply?: string }

const MARK = '$fairhouse'

function write(value: unknown): string {
  return JSON.stringify(value, function (this: Record<string, unknown>, key, shown: unknown) {
    const given = this[key] // Date.toJSON has run already; the holder still has the Date
    if (typeof given === 'bigint') return { [MARK]: 'bigint', text: given.toString() }
    if (given instanceof Date) return { [MARK]: 'date', text: given.toISOString() }
    return shown
  })
}

function read(text: string): unknown {
  return JSON.parse(text, (_, value: unknown) => {
    if (typeof value !== 'object' || value === null || !(MARK in value) || !('text' in value)) return value
    return value[MARK] === 'bigint' ? BigInt(String(value.text)) : new Date(String(value.text))
  })
}

export type Conflict = { readonly refused: 'idempotency.conflict' }
export type Keyed = { readonly key: string; readonly fingerprint: Uint8Array }

/**
 * Runs `work` exactly once for a key (M4): the key, the reply and everything that `work` wrote commit together. The same key and input
 * get the first reply; another input is refused; a concurrent second call waits for the first. A refusal rolls back what `work` wrote
 * and is itself the stored reply.
 */
export async function withIdempotency<T extends object>(
  db: Db,
  { key, fingerprint }: Keyed,
  work: (tx: Tx) => Promise<T>,
): Promise<T | Conflict> {
  return inTransaction(db, async (tx) => {
    const isFirst = await run(
      tx,
      // waits if another transaction is inserting the same key, until that one ends
      sql`insert into idempotency_record (key, fingerprint) values (${key}, ${fingerprint}) on conflict do nothing`,
    )
    if (!isFirst) return answered<T>(tx, key, fingerprint)
    await sql`savepoint work`.execute(tx)
    const result = await work(tx)
    const isRefusal = 'refused' in result
    if (isRefusal) await sql`rollback to savepoint work`.execute(tx)
    const stored: Stored = isRefusal
      ? { refused: String(result.refused), detail: write('detail' in result ? result.detail : null) }
      : { reply: write(result) }
    await run(
      tx,
      sql`update idempotency_record set reply = ${JSON.stringify(stored)}::jsonb where key = ${key}`,
    )
    return result
  })
}

async function answered<T extends object>(
  tx: Tx,
  key: string,
  fingerprint: Uint8Array,
): Promise<T | Conflict> {
  const row = await maybe(
    tx,
    sql<{
      fingerprint: Buffer
      reply: Stored | null
    }>`select fingerprint, reply from idempotency_record where key = ${key}`,
  )
  if (!row?.reply || !row.fingerprint.equals(fingerprint)) return { refused: 'idempotency.conflict' }
  const { refused, detail, reply } = row.reply
  if (refused !== undefined)
    return { refused, detail: detail === undefined ? null : read(detail) } as unknown as T // a refusal of T's own, as stored
  return read(reply ?? 'null') as T // written by `write` above from a T
}
