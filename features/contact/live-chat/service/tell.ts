import type { House } from '#server/house.ts'
import { nextServiceNews } from '../store/talks.ts'

type Told = { readonly id: string; readonly memberId: bigint | null }

/** After a commit: the desk and the member's window ask again; a visitor's window asks by itself. */
export async function tellTalk(house: House, { id, memberId }: Told): Promise<void> {
  const seq = (await nextServiceNews(house.db)).toString()
  house.hints.tell('operators', { topic: 'service.queue', seq, patch: { id } })
  if (memberId !== null) house.hints.tell(`member:${memberId}`, { topic: 'service.changed', seq, patch: {} })
}
