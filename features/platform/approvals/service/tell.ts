import { nextNews } from '#features/money/payments/public.ts'
import type { House } from '#server/house.ts'

/** After a commit: every open queue and counter asks again. */
export async function tellQueue(house: House): Promise<void> {
  const seq = (await nextNews(house.db)).toString()
  house.hints.tell('operators', { topic: 'approvals.queue', seq, patch: {} })
}
