import type { Db, Tx } from '#db/pool.ts'
import type { BrandCount, WaitingAsked } from '#db/review/cutoffs.ts'
import { uuidsIn, type RowReference } from '#db/review/references.ts'
import { lotteries, lotteryOfSeries, seriesOf } from '#features/play/lottery/rules/catalogue.ts'
import { roundRecord, roundsWaiting } from '#features/play/shared-rounds/public/records.ts'

/** Results are published within this time after the first number is drawn. */
const OVERDUE_MS = 60 * 60_000

const outside = lotteries.filter(({ source }) => source === 'outside').map(seriesOf)

/** The draws that wait for a result: work of the installation, since every brand sells them. */
export async function waitingResults(reader: Db | Tx, { isHouse, now }: WaitingAsked): Promise<BrandCount[]> {
  if (!isHouse) return []
  const rows = await roundsWaiting(reader, outside)
  const overdue = rows.filter(({ drawsAt }) => now.getTime() - drawsAt.getTime() > OVERDUE_MS).length
  return rows.length > 0 ? [{ merchant: null, count: rows.length, overdue }] : []
}

/** What the audit log calls draws: "XSMB 2026-12-04". */
export async function drawReferences(db: Db, ids: readonly string[]): Promise<RowReference[]> {
  const rows = await Promise.all(uuidsIn(ids).map((id) => roundRecord(db, id)))
  return rows.flatMap((row) =>
    row
      ? [
          {
            id: row.id,
            text: `${lotteryOfSeries(row.series)?.code ?? row.series} ${row.label}`,
            state: row.state,
          },
        ]
      : [],
  )
}
