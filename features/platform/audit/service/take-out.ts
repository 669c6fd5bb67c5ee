import type { Download } from '#contract/route.ts'
import { csvFile, type CsvTable } from '#server/http/csv-file.ts'
import type { Language } from '#server/call.ts'
import type { App } from '#server/app.ts'
import { insertEntry, type AuditEntry } from '../store.ts'

type Taking = Pick<AuditEntry, 'operator' | 'ip' | 'now'> & { readonly language: Language }

export type Taken<Row> = Pick<CsvTable<Row>, 'read' | 'cells'> & {
  readonly name: string
  readonly head: readonly string[]
  /** Text key prefix of the columns. */
  readonly words?: string
  readonly action: string
  readonly object: string
  /** The requested filter, amounts as text. */
  readonly asked: NonNullable<AuditEntry['after']>
}

/**
 * Exports records as CSV (C4): the export is logged first, then read page by page while it is sent, each cell through the one writer
 * that is safe against formula injection.
 */
export async function takeOut<Row>(
  app: App,
  { operator, ip, now, language }: Taking,
  { name, head, words = 'backoffice.csv', action, object, asked, read, cells }: Taken<Row>,
): Promise<Download> {
  await insertEntry(app.db, { operator, action, object, after: asked, ip, now })
  return csvFile<Row>({
    name: `${name}-${now.toISOString().slice(0, 10)}`,
    head: head.map((column) => app.words(language, `${words}.${column}`)),
    read,
    cells,
  })
}
