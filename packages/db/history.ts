import type { Db, Tx } from './pool.ts'
import { many, run, sql } from './rows.ts'

/** An event in a row's history: what, when, by which operator, with which note. */
export type EventRow = {
  readonly at: Date
  readonly what: string
  readonly by: string | null
  readonly note: string | null
}

export type NewEvent = {
  readonly at: Date
  readonly what: string
  /** The operator; absent if it has another source. */
  readonly by?: string | null
  readonly note?: string | null
}

/** The history of a table's rows: `X_event (X, no, at, what, by_operator, note)` beside the table X. */
export function historyOf(table: string) {
  const [events, of] = [sql.table(`${table}_event`), sql.ref(table)]
  return {
    /** Appends an event; the caller holds the row's lock, so that numbers have no gaps. */
    async add(tx: Tx, id: string, { at, what, by = null, note = null }: NewEvent): Promise<void> {
      await run(
        tx,
        sql`
          insert into ${events} (${of}, no, at, what, by_operator, note)
          select ${id}::uuid, coalesce(max(no), 0) + 1, ${at}::timestamptz, ${what}, ${by}::text, ${note}::text
          from ${events}
          where ${of} = ${id}
        `,
      )
    },
    /** Oldest first. */
    async all(db: Db | Tx, id: string): Promise<EventRow[]> {
      const query = sql<EventRow>`select at, what, by_operator as by, note from ${events} where ${of} = ${id} order by no`
      return many(db, query)
    },
  }
}
