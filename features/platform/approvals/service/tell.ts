import { nextEventNumber } from '#live/event-number.ts'
import type { House } from '#server/house.ts'

/** After a commit: open queues and counters refetch. */
export async function tellQueue(house: House): Promise<void> {
  const seq = (await nextEventNumber(house.db)).toString()
  house.hints.tell('operators', { topic: 'approvals.queue', seq, patch: {} })
}
