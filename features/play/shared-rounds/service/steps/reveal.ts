import type { Tx } from '#db/pool.ts'
import { changeRound, dbNow, hasUnrevealed, type RoundRow } from '../../store/rounds.ts'
import { planNow } from '../../store/series.ts'
import { seedOf } from '../chains.ts'
import type { Host } from '../host.ts'
import type { Stepped } from './step.ts'

const ORDER_WAIT_MS = 200

/** settled → revealed, or the end of a void round: the seed is published, once no earlier round of the chain is undecided. */
export async function revealRound(host: Host, tx: Tx, round: RoundRow): Promise<Stepped> {
  const { id, state } = round
  if (round.chain !== null && (await hasUnrevealed(tx, round))) {
    const due = new Date((await dbNow(tx)).getTime() + ORDER_WAIT_MS)
    await changeRound(tx, id, { due, isHookDue: false }, null)
    return { state, isWaiting: true }
  }
  const seed = round.chain === null ? {} : { seed: await seedOf(host, tx, round) }
  const next = state === 'settled' ? { state: 'revealed' as const } : {}
  await changeRound(
    tx,
    id,
    { ...next, due: null, isHookDue: false, ...seed, revealedNow: true },
    { kind: 'revealed', data: seed },
  )
  await planNow(tx, round.series)
  return { state: state === 'settled' ? 'revealed' : state }
}

/** The end of a correction. */
export async function endCorrection(tx: Tx, { id, state }: RoundRow): Promise<Stepped> {
  await changeRound(tx, id, { due: null, isHookDue: false }, null)
  return { state }
}
