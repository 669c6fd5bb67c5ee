import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'

export type LinesFile<Entry> = {
  /** Returns after the line is on disk. */
  readonly write: (entry: Entry) => void
  readonly close: () => void
}

export type LinesFileParts<Entry> = {
  readonly folder: string
  /** Parses a line; null when it is invalid. */
  readonly read: (value: unknown) => Entry | null
  /** Called with each stored entry on opening, and with each new one after it is on disk. */
  readonly take: (entry: Entry) => void
  /** All current entries, after the stored ones were loaded. */
  readonly standing: () => readonly Entry[]
}

/**
 * A sandbox's persistent state: one line per change, flushed to disk before the change is acknowledged, and read on start. The newest line
 * of an entry wins; on start the file is rewritten without the older ones.
 */
export function openLines<Entry>({ folder, read, take, standing }: LinesFileParts<Entry>): LinesFile<Entry> {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'journal.jsonl')
  const old = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
  for (const line of old) {
    const entry = line ? read(parsed(line)) : null
    if (entry) take(entry)
  }
  const text = (entry: Entry): string => `${JSON.stringify(entry)}\n`
  const rewritten = openSync(`${file}.new`, 'w', 0o600)
  writeSync(rewritten, standing().map(text).join(''))
  fsyncSync(rewritten)
  closeSync(rewritten)
  renameSync(`${file}.new`, file)
  const open = openSync(file, 'a', 0o600)
  return {
    write(entry) {
      writeSync(open, text(entry))
      fsyncSync(open)
      take(entry)
    },
    close: () => closeSync(open),
  }
}

/** The last line may be truncated by a power failure: it was never acknowledged. */
function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}
