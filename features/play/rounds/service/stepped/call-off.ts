import type { Tx } from '#db/pool.ts'
import { postOne } from '#ledger/posting.ts'
import type { RoundFound } from '../../store/record.ts'

/** Voids an open round: refunds the stake and all charges. False where it is no longer open. */
export async function callOff(tx: Tx, { id, wallet, vendor }: RoundFound): Promise<boolean> {
  const result = await postOne(tx, { step: 'void', key: `play:${id}:void`, wallet, vendor, round: id })
  return result.status !== 'refused'
}
