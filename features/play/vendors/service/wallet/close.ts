import type { Close, Result } from '../../rules/acts.ts'
import type { Guest } from '../../store/players.ts'
import { closeRound, lockRound, loseBets, openBets, type RoundRow } from '../../store/transactions.ts'
import { keyOf, mustHold, newsOf, settling } from './ledger.ts'
import { anyPlayer, moneyOf, type Scene } from './who.ts'
import { undone } from './undone.ts'

/** Ends a round: stakes without a win are lost. Idempotent. */
export async function close(scene: Scene, act: Close): Promise<Result> {
  const { tx, vendor } = scene
  const player = await anyPlayer(scene, act.whom)
  if (!player) throw undone('RS_ERROR_INVALID_TOKEN')
  const round = await lockRound(tx, { vendor, player: player.ref, ref: act.round })
  if (!round) throw undone('RS_ERROR_TRANSACTION_DOES_NOT_EXIST', await moneyOf(scene, player))
  const shutAt = await shut(scene, player, round, 'close')
  return { status: 'RS_OK', ...(shutAt ?? (await moneyOf(scene, player))), id: round.id }
}

/** Settles the open stakes of a locked round as lost, and closes it; returns the balance if anything moved. */
export async function shut(scene: Scene, player: Guest, round: RoundRow, why: string) {
  const { tx, vendor, now } = scene
  const left = await openBets(tx, round.id)
  if (!round.isClosed) await closeRound(tx, round.id, now)
  if (left.length === 0) return null
  await loseBets(tx, vendor, left)
  const items = left.map((bet) =>
    settling(player, bet, { win: 0n, key: keyOf(vendor, `${bet.ref}:closed:${why}:${now.getTime()}`), why }),
  )
  return newsOf(scene, player, mustHold(await scene.post(tx, items)))
}
