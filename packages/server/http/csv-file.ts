import { CSV_MARK, csvLine, type Cell } from '#kit/csv.ts'
import type { Download } from '#contract/route.ts'

export type CsvTable<Row> = {
  /** The file's name without extension; letters, digits and dashes only. */
  readonly name: string
  readonly head: readonly string[]
  /** The rows after this one (null: the first); empty at the end. */
  readonly read: (after: Row | null) => Promise<readonly Row[]>
  readonly cells: (row: Row) => readonly Cell[]
}

/** A table as a file, read page by page while it is sent: a million rows cost the memory of one page. */
export function csvFile<Row>({ name, head, read, cells }: CsvTable<Row>): Download {
  async function* lines(): AsyncGenerator<string> {
    yield CSV_MARK + csvLine(head)
    let last: Row | null = null
    for (;;) {
      const page: readonly Row[] = await read(last)
      if (page.length === 0) return
      yield page.map((row) => csvLine(cells(row))).join('')
      last = page.at(-1) ?? null
    }
  }
  return { name: `${name}.csv`, type: 'text/csv; charset=utf-8', bytes: lines() }
}
