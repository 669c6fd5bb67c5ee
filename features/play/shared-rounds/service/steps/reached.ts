import { inTransaction } from '#db/pool.ts'
import { prepareEnds, settleRounds, type WonNews } from '#ledger/windows/settle.ts'
import { holdRound } from '../../store/rounds.ts'
import { actsOf, lockActions, runningMs, slipsToPay } from '../../store/slips.ts'
import type { Host } from '../host.ts'
import { endOf, reckoner, storedSlip } from './reckon.ts'

/**
 * Pays those of the slips of a running round that have ended by themselves by the database's clock, as by an automatic cash-out, without
 * waiting for the round's end. What it does not pay, the settlement does with the same key and the same result. Repeating it changes
 * nothing. Returns the new balances.
 */
export async function payReached(
  host: Host,
  id: string,
  slips: readonly string[],
): Promise<readonly WonNews[]> {
  return inTransaction(host.app.db, async (tx) => {
    await lockActions(tx, slips) // an action of the same moment is before or after
    const round = await holdRound(tx, id)
    const clock = round && (await runningMs(tx, id))
    if (round?.state !== 'drawn' || !clock?.isRunning) return []
    const opened = await host.opened(round)
    const reckon = reckoner(opened, round.outcome)
    const open = await slipsToPay(tx, { round: id, slips })
    const acts = await actsOf(tx, id, slips)
    const ends = open.flatMap((slip) => {
      const stored = storedSlip(slip, acts.get(slip.id))
      return opened.open.timed?.hasEnded(stored, clock.afterMs)
        ? [endOf(host, round, slip, reckon(stored))]
        : []
    })
    if (ends.length === 0) return []
    const { news, refused } = await settleRounds(tx, prepareEnds(ends))
    if (refused.length > 0) throw new Error(`shared rounds: ${refused.length} slips of ${id} were not paid`)
    return news
  })
}
