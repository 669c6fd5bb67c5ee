import type { LedgerItem } from '#ledger/types.ts'
import type { Result, Rollback } from '../../rules/acts.ts'
import { vendorWin } from '../../postings.ts'
import { playerOf, type Player } from '../../store/players.ts'
import {
  change,
  claim,
  lockRoundById,
  lockTransaction,
  type TransactionRow,
} from '../../store/transactions.ts'
import { finish } from './finish.ts'
import { after, keyOf, ledgerKeyOf, move, mustHold, settling } from './ledger.ts'
import { anyPlayer, moneyOf, mustBe, type Scene } from './who.ts'
import { undone } from './undone.ts'

/**
 * Takes one transaction back, once, and nothing else with it. What was never seen is buried under its own id, without a
 * time limit: the late call is refused. A win that is taken back may leave the member in debt; it is never refused.
 */
export async function rollback(scene: Scene, act: Rollback, fingerprint: Buffer): Promise<Result> {
  const { tx, vendor, now } = scene
  if (act.reference === act.transaction) throw undone('RS_ERROR_WRONG_SYNTAX')
  const isBuried = await claim(tx, { vendor, ref: act.reference, kind: 'tombstone', fingerprint, now })
  if (isBuried) return nothing(scene, act, { player: await anyPlayer(scene, act.whom), isTombstone: true })
  const target = await lockTransaction(tx, vendor, act.reference)
  if (!target) throw new Error(`vendors: ${act.reference} is claimed and not there`)
  if (target.kind === 'tombstone')
    return nothing(scene, act, { player: await anyPlayer(scene, act.whom), isTombstone: true })
  if (target.kind === 'rollback') throw undone('RS_ERROR_TRANSACTION_DOES_NOT_EXIST')
  if (target.player === null) throw new Error(`vendors: ${target.ref} has no player`)
  await mustBe(scene, act.whom, target.player)
  const player = await playerOf(tx, vendor, target.player)
  if (!player) throw new Error(`vendors: ${target.player} is gone`)
  if (target.state !== 'done') return nothing(scene, act, { player, isTombstone: false })
  return target.kind === 'bet' ? stakeBack(scene, act, target, player) : winBack(scene, act, target, player)
}

/** The stake comes back. A win that settled it stands until it is taken back itself, as a movement of its own. */
async function stakeBack(scene: Scene, act: Rollback, bet: TransactionRow, player: Player): Promise<Result> {
  const { tx, vendor } = scene
  if (bet.round !== null) await lockRoundById(tx, bet.round)
  const settledBy =
    bet.other === null || bet.other === 'close' ? null : await lockTransaction(tx, vendor, bet.other)
  const key = keyOf(vendor, act.transaction)
  const items: LedgerItem[] = [{ step: 'rollback', key, wallet: player.wallet, target: ledgerKeyOf(bet) }]
  if (settledBy?.state === 'done' && settledBy.amount > 0n) {
    const kept = keyOf(vendor, `${settledBy.ref}:kept`)
    items.push({
      posting: vendorWin,
      key: kept,
      wallet: player.wallet,
      amount: settledBy.amount,
      detail: vendor,
      ref: `${vendor} ${settledBy.ref}`,
    })
    await change(tx, settledBy, { effect: 'extra', ledgerKey: kept })
  } else if (settledBy) await change(tx, settledBy, { effect: 'none' })
  await change(tx, bet, { state: 'rolledBack' })
  return done(scene, act, { player, target: bet, items })
}

async function winBack(scene: Scene, act: Rollback, won: TransactionRow, player: Player): Promise<Result> {
  const { tx, vendor } = scene
  const round = won.round === null ? null : await lockRoundById(tx, won.round)
  await change(tx, won, { state: 'rolledBack' })
  if (won.effect === 'none') return nothing(scene, act, { player, isTombstone: false })
  const key = keyOf(vendor, act.transaction)
  const items: LedgerItem[] = [{ step: 'rollback', key, wallet: player.wallet, target: ledgerKeyOf(won) }]
  if (won.effect === 'settle' && won.other !== null) {
    const bet = await lockTransaction(tx, vendor, won.other)
    if (!bet) throw new Error(`vendors: ${won.other} is gone`)
    // the stake waits again; where the round is over it is lost at once
    await change(tx, bet, { other: round?.isClosed ? 'close' : null })
    if (round?.isClosed)
      items.push(
        settling(player, bet, {
          win: 0n,
          key: keyOf(vendor, `${bet.ref}:closed:${act.transaction}`),
          why: act.transaction,
        }),
      )
  }
  return done(scene, act, { player, target: won, items })
}

type Moved = {
  readonly player: Player
  readonly target: TransactionRow
  readonly items: readonly LedgerItem[]
}

async function done(scene: Scene, act: Rollback, { player, target, items }: Moved): Promise<Result> {
  const said = mustHold(await move(scene.tx, items))
  const result = after(player, said, target.ledgerRound ?? target.ref)
  await finish({
    scene,
    act,
    player,
    result,
    state: 'done',
    effect: 'extra',
    amount: target.amount,
    round: target.round,
    other: target.ref,
    ledgerKey: keyOf(scene.vendor, act.transaction),
    ledgerRound: target.ledgerRound,
  })
  return result
}

type Nothing = { readonly player: Player | null; readonly isTombstone: boolean }

/** There is nothing to give back: never seen, refused, or taken back before. */
async function nothing(scene: Scene, act: Rollback, { player, isTombstone }: Nothing): Promise<Result> {
  const money = player ? await moneyOf(scene, player) : {}
  const result: Result = { status: 'RS_OK', ...money, ...(isTombstone ? { isTombstone } : {}) }
  await finish({
    scene,
    act,
    player,
    result,
    state: 'done',
    effect: 'none',
    amount: 0n,
    round: null,
    other: act.reference,
    ledgerKey: null,
    ledgerRound: null,
  })
  return result
}
