import { nextEventNumber } from '#live/event-number.ts'
import type { House } from '#server/house.ts'

/** After a commit: every open queue and counter asks again. */
export async function tellQueue(house: House): Promise<void> {
  const seq = (await nextEventNumber(house.db)).toString()
  house.hints.tell('operators', { topic: 'approvals.queue', seq, patch: {} })
}
