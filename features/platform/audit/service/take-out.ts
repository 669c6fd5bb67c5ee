import type { Download } from '#contract/route.ts'
import { csvFile, type CsvTable } from '#server/http/csv-file.ts'
import type { Language } from '#server/call.ts'
import type { House } from '#server/house.ts'
import { insertEntry, type AuditEntry } from '../store.ts'

type Taking = Pick<AuditEntry, 'operator' | 'ip' | 'now'> & { readonly language: Language }

export type Taken<Row> = Pick<CsvTable<Row>, 'read' | 'cells'> & {
  readonly name: string
  readonly head: readonly string[]
  /** Under which the columns have their words. */
  readonly words?: string
  readonly action: string
  readonly object: string
  /** What was asked for: the filter, sums as text. */
  readonly asked: NonNullable<AuditEntry['after']>
}

/**
 * Records as a table that leaves the house (C4): who took it out is written down first, then it is read page by page while
 * it is sent, every cell through the one writer that spreadsheets cannot be made to run.
 */
export async function takeOut<Row>(
  house: House,
  { operator, ip, now, language }: Taking,
  { name, head, words = 'backoffice.csv', action, object, asked, read, cells }: Taken<Row>,
): Promise<Download> {
  await insertEntry(house.db, { operator, action, object, after: asked, ip, now })
  return csvFile<Row>({
    name: `${name}-${now.toISOString().slice(0, 10)}`,
    head: head.map((column) => house.words(language, `${words}.${column}`)),
    read,
    cells,
  })
}
