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
import { calm, type Behaviour, type Purse, type Transfer, type Visit } from './shapes.ts'

/** One line: whatever changed together, so that a transfer and its money are on the disk both or not at all. */
export type Entry = {
  readonly transfer?: Transfer
  readonly purse?: Purse
  readonly visit?: Visit
  readonly behaviour?: Behaviour
}

export type Journal = {
  readonly transfers: ReadonlyMap<string, Transfer>
  readonly purses: ReadonlyMap<string, Purse>
  readonly visits: ReadonlyMap<string, Visit>
  readonly behaviour: () => Behaviour
  readonly write: (entry: Entry) => void
  readonly close: () => void
}

export const purseKey = (of: Omit<Purse, 'units'>): string => `${of.merchant} ${of.member} ${of.currency}`

/** The last line may be half written where the power went: it was never acknowledged. */
function readLine(line: string): Entry {
  try {
    const value: unknown = JSON.parse(line)
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {}
  }
}

/** The arcade's whole memory: one line a change, forced to the disk before anybody is told, read again at start. */
export function openJournal(folder: string): Journal {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'journal.jsonl')
  const transfers = new Map<string, Transfer>()
  const purses = new Map<string, Purse>()
  const visits = new Map<string, Visit>()
  let behaviour = calm
  const take = (entry: Entry): void => {
    if (entry.transfer)
      transfers.set(`${entry.transfer.merchant} ${entry.transfer.reference}`, entry.transfer)
    if (entry.purse) purses.set(purseKey(entry.purse), entry.purse)
    if (entry.visit) visits.set(entry.visit.token, entry.visit)
    if (entry.behaviour) behaviour = entry.behaviour
  }
  const old = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
  for (const line of old) if (line) take(readLine(line))
  const fresh: readonly Entry[] = [
    { behaviour },
    ...[...transfers.values()].map((transfer) => ({ transfer })),
    ...[...purses.values()].map((purse) => ({ purse })),
    ...[...visits.values()].map((visit) => ({ visit })),
  ]
  const rewritten = openSync(`${file}.new`, 'w', 0o600)
  writeSync(rewritten, fresh.map((entry) => `${JSON.stringify(entry)}\n`).join(''))
  fsyncSync(rewritten)
  closeSync(rewritten)
  renameSync(`${file}.new`, file)
  const open = openSync(file, 'a', 0o600)
  return {
    transfers,
    purses,
    visits,
    behaviour: () => behaviour,
    write(entry) {
      writeSync(open, `${JSON.stringify(entry)}\n`)
      fsyncSync(open)
      take(entry)
    },
    close: () => closeSync(open),
  }
}
