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
  /** On the disk before it returns. */
  readonly write: (entry: Entry) => void
  readonly close: () => void
}

export type LinesFileParts<Entry> = {
  readonly folder: string
  /** A line as an entry; null where it says nothing. */
  readonly read: (value: unknown) => Entry | null
  /** Called with each old entry at the opening, and with each new one when it is on the disk. */
  readonly take: (entry: Entry) => void
  /** All that still stands, after the old entries were taken. */
  readonly standing: () => readonly Entry[]
}

/**
 * The whole memory of a sandbox: one line a change, forced to the disk before anybody is told, read again at start. The newest line of
 * a thing stands; at start the file is written again without the older ones.
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

/** The last line may be half written where the power went: it was never acknowledged. */
function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}
