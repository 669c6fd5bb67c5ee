import type { LedgerItem } from '#ledger/types.ts'
import type { Result, Rollback } from '../../rules/acts.ts'
import { vendorWin } from '../../postings.ts'
import { targetOf, type Change, type Target } from '../../store/actions.ts'
import type { Guest } from '../../store/players.ts'
import { finish } from './finish.ts'
import { after, keyOf, mustHold, settling } from './ledger.ts'
import { moneyOf, mustBe, mustNotBeStrange, namedIn, type Scene } from './who.ts'
import { undone } from './undone.ts'

/**
 * Rolls one transaction back, once, and nothing else. An unknown one gets a permanent tombstone: the late call is rejected. Rolling back a
 * win may leave the member in debt; it is never refused.
 */
export async function rollback(scene: Scene, act: Rollback, fingerprint: Buffer): Promise<Result> {
  const { tx, now } = scene
  if (act.reference === act.transaction) throw undone('RS_ERROR_WRONG_SYNTAX')
  const { reference } = act
  const target = await targetOf(tx, { ...namedIn(scene, act.whom), reference, fingerprint, now })
  const { player } = target
  if (target.isBuried || target.kind === 'tombstone') {
    mustNotBeStrange(target)
    return nothing(scene, act, { player, isTombstone: true })
  }
  if (target.kind === 'rollback') throw undone('RS_ERROR_TRANSACTION_DOES_NOT_EXIST')
  if (!target.isNamed || !player) throw new Error(`vendors: ${reference} has no player`)
  mustBe(target, act.whom, player.ref)
  if (target.state !== 'done') return nothing(scene, act, { player, isTombstone: false })
  return target.kind === 'bet' ? stakeBack(scene, act, target, player) : winBack(scene, act, target, player)
}

/** The posting that reverses the target's movement in a wallet. */
function back({ vendor }: Scene, act: Rollback, { ledgerKey }: Target, wallet: bigint): LedgerItem {
  if (ledgerKey === null) throw new Error(`vendors: ${act.reference} of ${vendor} moved nothing`)
  return { step: 'rollback', key: keyOf(vendor, act.transaction), wallet, target: ledgerKey }
}

/** Refunds the stake. A win that settled it stays until it is rolled back itself, as a movement of its own. */
async function stakeBack(scene: Scene, act: Rollback, bet: Target, player: Guest): Promise<Result> {
  const { vendor } = scene
  const items: LedgerItem[] = [back(scene, act, bet, player.wallet)]
  const changes: Change[] = [{ ref: act.reference, state: 'rolledBack' }]
  const won = bet.otherState === null ? null : bet.other
  if (won !== null && bet.otherState === 'done' && bet.otherAmount !== null && bet.otherAmount > 0n) {
    const kept = keyOf(vendor, `${won}:kept`)
    items.push({
      posting: vendorWin,
      key: kept,
      wallet: player.wallet,
      amount: bet.otherAmount,
      detail: vendor,
      ref: bet.ledgerRound ?? `${vendor} ${won}`,
      play: { vendor, game: bet.game ?? '', category: bet.category ?? '' },
    })
    changes.push({ ref: won, effect: 'extra', ledgerKey: kept })
  } else if (won !== null) changes.push({ ref: won, effect: 'none' })
  return done(scene, act, { player, target: bet, items, changes })
}

async function winBack(scene: Scene, act: Rollback, won: Target, player: Guest): Promise<Result> {
  const { vendor, tx } = scene
  const changes: Change[] = [{ ref: act.reference, state: 'rolledBack' }]
  // a win in a round is in the member's own wallet
  const ofOrder =
    won.roundId === null ? await scene.freeRounds.back(tx, { vendor, transaction: act.reference }) : null
  const wallet = ofOrder ?? player.wallet
  if (won.effect === 'none') return nothing(scene, act, { player, isTombstone: false, changes })
  const items: LedgerItem[] = [back(scene, act, won, wallet)]
  if (won.effect === 'settle' && won.other !== null) {
    if (won.otherAmount === null) throw new Error(`vendors: ${won.other} is gone`)
    const bet = { vendor, ref: won.other, amount: won.otherAmount, ledgerRound: won.otherRound }
    // the stake is open again; if the round is over it is lost immediately
    changes.push({ ref: bet.ref, other: won.isClosed ? 'close' : null })
    const key = keyOf(vendor, `${bet.ref}:closed:${act.transaction}`)
    if (won.isClosed) items.push(settling(player, bet, { win: 0n, key, why: act.transaction }))
  }
  return done(scene, act, { player, target: won, items, changes, isApart: wallet !== player.wallet })
}

type Moved = {
  readonly player: Guest
  readonly target: Target
  readonly items: readonly LedgerItem[]
  readonly changes: readonly Change[]
  /** It moved in another wallet than the member's own. */
  readonly isApart?: boolean
}

async function done(scene: Scene, act: Rollback, moved: Moved): Promise<Result> {
  const { player, target, items, changes, isApart } = moved
  const said = mustHold(await scene.post(scene.tx, items))
  const id = target.ledgerRound ?? act.reference
  const result: Result = isApart
    ? { status: 'RS_OK', ...(await moneyOf(scene, player)), id }
    : await after(scene, player, said, id)
  await finish({
    scene,
    act,
    player,
    result,
    state: 'done',
    effect: 'extra',
    amount: target.amount ?? 0n,
    round: target.roundId,
    other: act.reference,
    ledgerKey: keyOf(scene.vendor, act.transaction),
    ledgerRound: target.ledgerRound,
    changes,
  })
  return result
}

type Nothing = {
  readonly player: Guest | null
  readonly isTombstone: boolean
  readonly changes?: readonly Change[]
}

/** There is nothing to roll back: unknown, refused, or already rolled back. */
async function nothing(
  scene: Scene,
  act: Rollback,
  { player, isTombstone, changes = [] }: Nothing,
): Promise<Result> {
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
    changes,
  })
  return result
}
