import type { Db, Tx } from '#db/pool.ts'
import { many, run, sql } from '#db/rows.ts'
import type { Json } from '#game-kit/schema.ts'

export type EntryRow = {
  readonly id: bigint
  readonly round: string
  /** "operator:<id>" or "feed:<id>". */
  readonly source: string
  readonly byName: string
  readonly how: 'form' | 'file' | 'feed'
  readonly outcome: Json
  readonly state: 'waiting' | 'used' | 'replaced'
  readonly at: Date
}

const columns = sql`id, round, source, by_name, how, outcome, state, at`

/** Entries of one draw are compared one at a time until the transaction ends. */
export async function lockEntries(tx: Tx, round: string): Promise<void> {
  await run(tx, sql`select pg_advisory_xact_lock(hashtextextended(${round}, 7271))`)
}

/** Every entry of these draws, oldest first. */
export function entriesOf(db: Db | Tx, rounds: readonly string[]): Promise<EntryRow[]> {
  return many(
    db,
    sql<EntryRow>`select ${columns} from lottery_entry where round = any (${rounds}::uuid[]) order by round, id`,
  )
}

/** Stores an entry in place of the one that its source made before. */
export async function insertEntry(
  tx: Tx,
  { round, source, byName, how, outcome }: Omit<EntryRow, 'id' | 'state' | 'at'>,
): Promise<void> {
  await run(
    tx,
    sql`
      update lottery_entry set state = 'replaced' where round = ${round} and source = ${source} and state = 'waiting'
    `,
  )
  await run(
    tx,
    sql`
      insert into lottery_entry (round, source, by_name, how, outcome)
      values (${round}, ${source}, ${byName}, ${how}, ${JSON.stringify(outcome)}::json)
    `,
  )
}

/** Marks the two entries that decided a draw. */
export async function useEntries(tx: Tx, round: string, sources: readonly string[]): Promise<void> {
  await run(
    tx,
    sql`
      update lottery_entry set state = 'used'
      where round = ${round} and source = any (${sources}::text[]) and state = 'waiting'
    `,
  )
}

/** The operators whose entries of a draw wait for another one: they are the first of its two people. */
export async function firstsOf(
  db: Db | Tx,
  round: string,
): Promise<readonly { readonly operator: string | null }[]> {
  if (!/^[0-9a-f-]{36}$/i.test(round)) return []
  return many(
    db,
    sql<{ operator: string | null }>`
      select substr(source, 10) as operator from lottery_entry
      where round = ${round}::uuid and state = 'waiting' and source like 'operator:%'
    `,
  )
}
