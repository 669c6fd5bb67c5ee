/** The demo accounts, as a table. The seed writes them to `logins.json` of the data directory. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A row is flat text: `{ who, account, password, totpSecret?, … }`; its keys become the columns. */
export function loginLines(dataDir: string): string[] {
  const file = join(dataDir, 'logins.json')
  if (!existsSync(file)) return []
  const list: unknown = JSON.parse(readFileSync(file, 'utf8'))
  if (!Array.isArray(list)) return []
  const rows = list.map((row) =>
    Object.entries(Object(row)).map(
      ([key, value]) => [key, typeof value === 'string' ? value : JSON.stringify(value ?? '')] as const,
    ),
  )
  const columns = [...new Set(rows.flatMap((row) => row.map(([key]) => key)))]
  const cells = [columns, ...rows.map((row) => columns.map((column) => new Map(row).get(column) ?? ''))]
  const widths = columns.map((_, at) => Math.max(...cells.map((line) => line[at]?.length ?? 0)))
  return cells.map((line) =>
    line
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}
