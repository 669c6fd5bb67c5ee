import { nextNews } from '#features/payments/door.ts'
import type { House } from '#server/house.ts'
import type { MatchRow } from '../store/matches.ts'

/** After the commit: both members' tabs and the operators' room hear that a match changed. */
export async function tellMatch(
  house: House,
  { id, receiverId, senderId }: Pick<MatchRow, 'id' | 'receiverId' | 'senderId'>,
): Promise<void> {
  const seq = (await nextNews(house.db)).toString()
  for (const who of [receiverId, senderId])
    house.hints.tell(`member:${who}`, { topic: 'matching.changed', seq, patch: { id } })
  house.hints.tell('operators', { topic: 'matching.queue', seq, patch: { id } })
}
