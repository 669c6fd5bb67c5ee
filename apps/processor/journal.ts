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
import { calm, type Behaviour, type Delivery, type Order } from './orders.ts'

type Entry = { readonly order: Order } | { readonly delivery: Delivery } | { readonly behaviour: Behaviour }

export type Journal = {
  readonly orders: ReadonlyMap<string, Order>
  readonly deliveries: ReadonlyMap<number, Delivery>
  readonly behaviour: () => Behaviour
  readonly write: (entry: Entry) => void
  readonly close: () => void
}

function isEntry(value: unknown): value is Entry {
  return (
    typeof value === 'object' &&
    value !== null &&
    ('order' in value || 'delivery' in value || 'behaviour' in value)
  )
}

/** The last line may be half written where the power went: it was never acknowledged. */
function readLine(line: string): Entry | null {
  try {
    const value: unknown = JSON.parse(line)
    return isEntry(value) ? value : null
  } catch {
    return null
  }
}

/**
 * The sandbox's whole memory: one line a change, forced to the disk before anybody is told, read again at start. The
 * newest line of an order stands; at start the file is written anew without the older ones.
 */
export function openJournal(folder: string): Journal {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'journal.jsonl')
  const orders = new Map<string, Order>()
  const deliveries = new Map<number, Delivery>()
  let behaviour = calm
  const take = (entry: Entry): void => {
    if ('order' in entry) orders.set(entry.order.id, entry.order)
    else if ('delivery' in entry) deliveries.set(entry.delivery.no, entry.delivery)
    else behaviour = entry.behaviour
  }
  const old = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
  for (const line of old) {
    const entry = line ? readLine(line) : null
    if (entry) take(entry)
  }
  const fresh = [
    { behaviour },
    ...[...orders.values()].map((order) => ({ order })),
    ...[...deliveries.values()].map((delivery) => ({ delivery })),
  ]
  const rewritten = openSync(`${file}.new`, 'w', 0o600)
  writeSync(rewritten, fresh.map((entry) => `${JSON.stringify(entry)}\n`).join(''))
  fsyncSync(rewritten)
  closeSync(rewritten)
  renameSync(`${file}.new`, file)
  const open = openSync(file, 'a', 0o600)
  return {
    orders,
    deliveries,
    behaviour: () => behaviour,
    write(entry) {
      writeSync(open, `${JSON.stringify(entry)}\n`)
      fsyncSync(open)
      take(entry)
    },
    close: () => closeSync(open),
  }
}
