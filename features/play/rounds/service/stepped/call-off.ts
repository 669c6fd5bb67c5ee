import type { Tx } from '#db/pool.ts'
import { postOne } from '#ledger/posting.ts'
import type { RoundFound } from '../../store/record.ts'

/** Calls an open round off: the stake comes back, every charge of it included. False where it is not open any more. */
export async function callOff(tx: Tx, { id, wallet, vendor }: RoundFound): Promise<boolean> {
  const result = await postOne(tx, { step: 'void', key: `play:${id}:void`, wallet, vendor, round: id })
  return result.status !== 'refused'
}
