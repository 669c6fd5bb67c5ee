import { openLines } from './lines-file.ts'
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

/** The sandbox's whole state: the newest version of each order and delivery. */
export function openJournal(folder: string): Journal {
  const orders = new Map<string, Order>()
  const deliveries = new Map<number, Delivery>()
  let behaviour = calm
  const { write, close } = openLines<Entry>({
    folder,
    read: (value) => (isEntry(value) ? value : null),
    take: (entry) => {
      if ('order' in entry) orders.set(entry.order.id, entry.order)
      else if ('delivery' in entry) deliveries.set(entry.delivery.no, entry.delivery)
      else behaviour = entry.behaviour
    },
    standing: () => [
      { behaviour },
      ...[...orders.values()].map((order) => ({ order })),
      ...[...deliveries.values()].map((delivery) => ({ delivery })),
    ],
  })
  return { orders, deliveries, behaviour: () => behaviour, write, close }
}
