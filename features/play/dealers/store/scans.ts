import type { Db, Tx } from '#db/pool.ts'
import { many, run, sql } from '#db/rows.ts'
import type { Entry } from '../rules/protocol.ts'
import type { Read, Source } from '../rules/scan.ts'

type ScanRow = Entry & {
  readonly round: string
  readonly source: Source
  readonly account: string
}

export const NOTHING: Reading = { dealer: [], second: [], by: { dealer: [], second: [] } }

const entryOf = ({ value, deck }: ScanRow): Entry => ({ value, deck })

/** What the sources have read of a round, and the accounts that read for each. */
export type Reading = Read & { readonly by: Readonly<Record<Source, readonly string[]>> }

/** What the sources have read of rounds. */
export async function readingsOf(
  db: Db | Tx,
  rounds: readonly string[],
): Promise<ReadonlyMap<string, Reading>> {
  const rows = await many(
    db,
    sql<ScanRow>`
      select round, source, value, deck, account from dealer_scan
      where round = any (${rounds}::uuid[])
      order by round, source, place
    `,
  )
  const found = Map.groupBy(rows, ({ round }) => round)
  return new Map(
    [...found].map(([round, own]) => {
      const of = (source: Source) => own.filter((row) => row.source === source)
      const accounts = (source: Source) => of(source).map(({ account }) => account)
      const by = { dealer: accounts('dealer'), second: accounts('second') }
      return [round, { dealer: of('dealer').map(entryOf), second: of('second').map(entryOf), by }]
    }),
  )
}

export async function readingOf(db: Db | Tx, round: string): Promise<Reading> {
  return (await readingsOf(db, [round])).get(round) ?? NOTHING
}

export async function insertScan(
  tx: Tx,
  { round, source, value, deck, account }: ScanRow,
  place: number,
): Promise<void> {
  await run(
    tx,
    sql`
      insert into dealer_scan (round, source, place, value, deck, account)
      values (${round}, ${source}, ${place}, ${value}, ${deck}, ${account})
    `,
  )
}

export async function deleteScan(tx: Tx, round: string, source: Source, place: number): Promise<void> {
  await run(
    tx,
    sql`delete from dealer_scan where round = ${round} and source = ${source} and place = ${place}`,
  )
}
