import { randomUUID } from 'node:crypto'
import { roundIdOf } from '#features/rounds/rules.ts'
import type { Bet, Result } from '../../rules/acts.ts'
import { roundFor } from '../../store/transactions.ts'
import { shut } from './close.ts'
import { finish } from './finish.ts'
import { after, keyOf, move, noToStake } from './ledger.ts'
import { liveSeat, openGame, type Scene } from './who.ts'
import { undone } from './undone.ts'

/** Takes a stake: only for a living launch, an open game and an open round; safer play decides in the ledger. */
export async function bet(scene: Scene, act: Bet): Promise<Result> {
  const { tx, vendor, now } = scene
  const seat = await liveSeat(scene, act.whom)
  if (act.currency !== null && act.currency !== seat.currency) throw undone('RS_ERROR_WRONG_CURRENCY')
  const game = await openGame(scene, seat, act.game)
  const id = roundIdOf(now.getTime(), randomUUID())
  const round = await roundFor(tx, { id, vendor, player: seat.ref, ref: act.round, game, openedAt: now })
  if (round.isClosed) throw undone('RS_ERROR_ROUND_CLOSED')
  const key = keyOf(vendor, act.transaction)
  const [posted] = await move(tx, [
    {
      step: 'open',
      key,
      wallet: seat.wallet,
      vendor,
      stake: act.amount,
      request: act.round,
      round: {
        id: round.id === id ? id : roundIdOf(now.getTime(), randomUUID()),
        game,
        edition: 1,
        seedId: null,
        nonce: null,
        inputs: { round: act.round, transaction: act.transaction },
        outcome: null,
        events: null,
      },
    },
  ])
  if (!posted) throw new Error('vendors: a stake had no answer')
  const common = { scene, act, player: seat, amount: act.amount, round: round.id, ledgerKey: key }
  if (posted.status === 'refused') {
    const result = noToStake(seat, posted)
    await finish({ ...common, result, state: 'refused', effect: 'none', ledgerRound: null, other: null })
    return result
  }
  const ledgerRound = posted.ref ?? id
  const result = after(seat, posted, ledgerRound)
  await finish({ ...common, result, state: 'done', effect: 'stake', ledgerRound, other: null })
  if (!act.closes) return result
  const shutAt = await shut(scene, seat, round, act.transaction)
  return shutAt ? { ...result, ...shutAt } : result
}
