import { inTransaction } from '#db/pool.ts'
import { mayMarket } from '#features/compliance/limits/public.ts'
import type { Tx } from '#db/pool.ts'
import type { House } from '#server/house.ts'
import {
  deliverTo,
  lockSending,
  nextMembers,
  noteDelivery,
  type LetterRow,
  type Reached,
} from '../store/letters.ts'

/** Members that are looked at in one transaction. */
const AT_A_TIME = 200

/** Delivers a portion of one letter that is on its way; false where nothing is. Safe to repeat and to overlap. */
export async function deliverSome(house: House): Promise<boolean> {
  const now = house.clock.now()
  return inTransaction(house.db, async (tx) => {
    const letter = await lockSending(tx)
    if (!letter) return false
    const members = await nextMembers(tx, { ...letter, now, after: letter.reached, limit: AT_A_TIME })
    const chosen = await whoGets(tx, letter, members, now)
    await deliverTo(tx, letter, chosen, now)
    await noteDelivery(tx, letter.id, {
      reached: members.at(-1)?.id ?? letter.reached,
      sent: chosen.length,
      spared: members.length - chosen.length,
      isOver: members.length < AT_A_TIME,
      now,
    })
    return true
  })
}

/** Everybody, or of marketing those who agreed to it and whom the one gate of marketing lets through (R9). */
async function whoGets(tx: Tx, letter: LetterRow, members: readonly Reached[], now: Date): Promise<bigint[]> {
  if (!letter.isMarketing) return members.map(({ id }) => id)
  const chosen: bigint[] = []
  for (const { id, offers } of members) if (offers && (await mayMarket(tx, id, now))) chosen.push(id)
  return chosen
}

/** The worker's turn: all that is on its way. */
export async function deliverLetters(house: House): Promise<void> {
  while (await deliverSome(house));
}
