import { randomUUID } from 'node:crypto'
import { verticalOf } from '#features/play/lobby/rules.ts'
import { roundIdOf } from '#features/play/rounds/rules.ts'
import type { Bet, Result } from '../../rules/acts.ts'
import { stakeFor, type StakeFound } from '../../store/actions.ts'
import { shut } from './close.ts'
import { finish } from './finish.ts'
import { after, keyOf, noToStake } from './ledger.ts'
import { living, moneyOf, namedIn, type Scene } from './who.ts'
import { undone } from './undone.ts'

type Place = { readonly seat: StakeFound; readonly game: string; readonly round: string }

/**
 * Whether a stake may be accepted: needs an active launch, an open game (G13) of a kind that the member's jurisdiction allows now (R13),
 * and an open round. A kind that is no longer allowed is refused like a stopped game.
 */
async function placeOf(scene: Scene, act: Bet, id: string): Promise<Place> {
  const { brands, offers, tx, now } = scene
  const named = namedIn(scene, act.whom)
  const seat = await living(
    scene,
    await stakeFor(tx, { ...named, game: act.game, round: act.round, id, now }),
  )
  if (act.currency !== null && act.currency !== seat.currency) throw undone('RS_ERROR_WRONG_CURRENCY')
  if (seat.gameId === null) throw undone('RS_ERROR_INVALID_GAME')
  const isOpen = !seat.isStopped && !brands.get(seat.merchant)?.isClosed
  if (!isOpen || seat.roundId === null || !offers(seat, verticalOf(seat.category ?? '')))
    throw undone('RS_ERROR_GAME_STOPPED', await moneyOf(scene, seat))
  if (seat.isClosed) throw undone('RS_ERROR_ROUND_CLOSED')
  return { seat, game: seat.gameId, round: seat.roundId }
}

/**
 * Takes a stake: only for an active launch, an open game and an open round; the ledger enforces safer-play limits. Idempotency is not
 * decided here: `act.ts` claims the transaction's id with `vendor_claim` first, and a repeated bet gets the stored reply.
 */
export async function bet(scene: Scene, act: Bet): Promise<Result> {
  const { tx, vendor, now } = scene
  const id = roundIdOf(now.getTime(), randomUUID())
  const { seat, game, round } = await placeOf(scene, act, id)
  const key = keyOf(vendor, act.transaction)
  const guest = { ...seat, game }
  const [posted] = await scene.post(tx, [
    {
      step: 'open',
      key,
      wallet: seat.wallet,
      home: { merchant: seat.merchant, currency: seat.currency },
      vendor,
      stake: act.amount,
      request: act.round,
      play: { category: seat.category ?? '' },
      round: {
        id: round === id ? id : roundIdOf(now.getTime(), randomUUID()),
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
  const common = { scene, act, player: seat, amount: act.amount, round, ledgerKey: key }
  if (posted.status === 'refused') {
    const result = await noToStake(scene, guest, posted)
    await finish({ ...common, result, state: 'refused', effect: 'none', ledgerRound: null, other: null })
    return result
  }
  const ledgerRound = posted.ref ?? id
  const result = await after(scene, guest, posted, ledgerRound)
  await finish({ ...common, result, state: 'done', effect: 'stake', ledgerRound, other: null })
  if (!act.closes) return result
  const shutAt = await shut(scene, guest, { id: round, isClosed: false }, act.transaction)
  return shutAt ? { ...result, ...shutAt } : result
}
