import type { Journal } from '../journal.ts'
import { newId, shown, type Delivery, type Order } from '../orders.ts'

/** Seconds between attempts; the last one repeats until the merchant acknowledges the message. */
const BACK_OFF_SECONDS = [1, 2, 5, 15, 60, 300, 900] as const
/** After this many attempts (about a day) the sandbox gives up. */
const MOST_ATTEMPTS = 100

export type Manner = { readonly delaySeconds?: number; readonly copies?: number; readonly isForged?: boolean }

/** The callbacks of orders: queued, duplicated and retried, each written to the journal before it is sent. */
export function createDeliveries(journal: Journal, clock: () => number) {
  let last = Math.max(0, ...journal.deliveries.keys())

  function enqueue(order: Order, manner: Manner, id = newId('msg')): void {
    const behaviour = journal.behaviour()
    const { isForged = false } = manner
    const event = shown(isForged ? { ...order, amount: `9${order.amount}` } : order, clock())
    const body = JSON.stringify({
      type: `${order.kind}.${event.status}`,
      timestamp: new Date(clock()).toISOString(),
      data: event,
    })
    const dueAt = clock() + (manner.delaySeconds ?? behaviour.delaySeconds) * 1000
    const copies = manner.copies ?? behaviour.copies
    for (let copy = 0; copy < copies; copy += 1) {
      last += 1
      const delivery: Delivery = {
        no: last,
        id,
        order: order.id,
        url: order.callbackUrl,
        body,
        dueAt,
        attempts: 0,
        state: 'waiting',
        isForged,
        answer: null,
      }
      journal.write({ delivery })
    }
  }

  function tell(before: Order, order: Order, manner: Manner): void {
    const { isForging, isReordering, isSilent } = journal.behaviour()
    if (isSilent) return
    if (isForging) enqueue(order, { ...manner, copies: 1, isForged: true })
    enqueue(order, manner)
    if (isReordering) enqueue({ ...before, status: 'pending' }, { ...manner, copies: 1 })
  }

  return {
    tell,
    /** Sends the current status again, with the requested copies and delay; a forged copy is signed with a wrong key. */
    repeat(id: string, manner: Manner): void {
      const order = journal.orders.get(id)
      const sent = [...journal.deliveries.values()].findLast(
        (delivery) => delivery.order === id && !delivery.isForged,
      )
      if (order) enqueue(order, manner, manner.isForged ? undefined : sent?.id)
    },
    dueDeliveries: (): Delivery[] =>
      [...journal.deliveries.values()].filter(({ state, dueAt }) => state === 'waiting' && dueAt <= clock()),
    /** Records an attempt; an unacknowledged message is retried with a growing delay. */
    attempted(delivery: Delivery, isTaken: boolean, answer: string): void {
      const attempts = delivery.attempts + 1
      const seconds = BACK_OFF_SECONDS[Math.min(attempts, BACK_OFF_SECONDS.length) - 1] ?? 900
      const isOver = delivery.isForged || attempts >= MOST_ATTEMPTS
      const state = isTaken ? 'taken' : isOver ? 'given up' : 'waiting'
      journal.write({ delivery: { ...delivery, attempts, state, answer, dueAt: clock() + seconds * 1000 } })
    },
  }
}
