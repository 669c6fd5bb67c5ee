import { inTransaction } from '#db/pool.ts'
import { setBetWindow } from '#ledger/windows/windows.ts'
import { changeRound, lockRound } from '../../store/rounds.ts'
import type { Host } from '../host.ts'

/**
 * Ends the sale of a round sooner than it was scheduled, and draws it then: games that sell the next round while one runs know its start
 * only when that one has ended. Slips that were sold stay. False: the round is no longer on sale, or ends sooner already.
 */
export async function hastenSale(host: Host, id: string, closesAt: Date): Promise<boolean> {
  return inTransaction(host.app.db, async (tx) => {
    const round = await lockRound(tx, id)
    if (!round || (round.state !== 'scheduled' && round.state !== 'open')) return false
    if (closesAt >= round.closesAt || closesAt <= round.opensAt) return false
    const { opensAt, state } = round
    if (state === 'open') await setBetWindow(tx, { id, opensAt, closesAt, isShut: false, epoch: 0 })
    const due = state === 'open' ? closesAt : opensAt
    const data = { closesAt: closesAt.toISOString() }
    await changeRound(tx, id, { due, closesAt, drawsAt: closesAt }, { kind: 'hastened', data })
    return true
  })
}
