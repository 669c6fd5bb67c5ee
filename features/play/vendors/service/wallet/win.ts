import type { LedgerItem } from '#ledger/types.ts'
import type { Result, Win } from '../../rules/acts.ts'
import { vendorValidBet } from '#features/play/settled-play/public.ts'
import { vendorPromo, vendorWin } from '../../postings.ts'
import { owedFor, type Owed } from '../../store/actions.ts'
import type { Guest } from '../../store/players.ts'
import { ledgerRoundOf, type Effect, type RoundRow, type Waiting } from '../../store/transactions.ts'
import { finish } from './finish.ts'
import { after, keyOf, mustHold, settling } from './ledger.ts'
import { moneyOf, mustBe, mustNotBeStrange, namedIn, type Scene } from './who.ts'
import { undone } from './undone.ts'

/**
 * Pays a win. Needs no session, because it may arrive days later. It is paid to the owner of the round, whatever token came with it; a
 * token known to be another member's is refused.
 */
export async function win(scene: Scene, act: Win): Promise<Result> {
  const { player, round, waiting, game, category } = await meant(scene, act)
  if (act.currency !== null && act.currency !== player.currency) throw undone('RS_ERROR_WRONG_CURRENCY')
  if (!round) return promo(scene, act, player)
  const own = act.reference === null ? waiting[0] : waiting.find((bet) => bet.ref === act.reference)
  const isEnd = act.closes
  const others = isEnd ? waiting.filter((bet) => bet !== own) : []
  return pay(scene, act, { player, round, own, others, isEnd, game: game ?? '', category: category ?? '' })
}

type Meant = Pick<Owed, 'game' | 'category'> & {
  readonly player: Guest
  readonly round: RoundRow | null
  readonly waiting: readonly Waiting[]
}

/** The owner and the round of a win; refused where no stake was ever accepted for it. */
async function meant(scene: Scene, act: Win): Promise<Meant> {
  const reference = act.isPromo ? null : act.reference
  const round = act.isPromo ? null : act.round
  const owed = await owedFor(scene.tx, { ...namedIn(scene, act.whom), reference, round })
  if (reference !== null) return ofBet(act, owed)
  mustNotBeStrange(owed)
  const { player, roundId, isClosed, waiting, game, category } = owed
  if (!player) throw undone('RS_ERROR_INVALID_TOKEN')
  if (round === null) return { player, round: null, waiting: [], game, category }
  if (roundId === null) throw undone('RS_ERROR_TRANSACTION_DOES_NOT_EXIST', await moneyOf(scene, player))
  // a win that names only the round must not pay on stakes that were refused or refunded
  if (!owed.hasStake) throw undone('RS_ERROR_TRANSACTION_ROLLED_BACK', await moneyOf(scene, player))
  return { player, round: { id: roundId, isClosed: isClosed === true }, waiting, game, category }
}

/** A win that names its bet: the owner of the bet, and its round. */
function ofBet(act: Win, owed: Owed): Meant {
  const { player, roundId, isClosed, waiting, game, category } = owed
  if (!player || roundId === null || owed.kind !== 'bet' || owed.state === 'refused')
    throw undone('RS_ERROR_TRANSACTION_DOES_NOT_EXIST')
  mustBe(owed, act.whom, player.ref)
  if (owed.state === 'rolledBack') throw undone('RS_ERROR_TRANSACTION_ROLLED_BACK')
  return { player, round: { id: roundId, isClosed: isClosed === true }, waiting, game, category }
}

type Pay = {
  readonly player: Guest
  readonly round: RoundRow
  /** The stake that this win settles; undefined if it is already settled. */
  readonly own: Waiting | undefined
  readonly others: readonly Waiting[]
  readonly isEnd: boolean
  readonly game: string
  readonly category: string
}

/** The movement of the win: it settles its stake, or is a further win of a settled one. */
async function mainItem(scene: Scene, act: Win, owed: Pay): Promise<readonly LedgerItem[]> {
  const { tx, vendor } = scene
  const { player, round, own, game, category } = owed
  const { amount, transaction, reference } = act
  const key = keyOf(vendor, transaction)
  if (own) {
    const valid = vendorValidBet({ category, stake: own.amount, win: amount })
    return [settling(player, own, { win: amount, valid, key, why: transaction })]
  }
  if (amount === 0n) return []
  const of = await ledgerRoundOf(tx, { vendor, round: round.id, bet: reference })
  const play = { vendor, game, category }
  const ref = of ?? `${vendor} ${transaction}`
  return [{ posting: vendorWin, key, wallet: player.wallet, amount, detail: vendor, ref, play }]
}

async function pay(scene: Scene, act: Win, owed: Pay): Promise<Result> {
  const { vendor } = scene
  const { player, round, own, others, isEnd } = owed
  const key = keyOf(vendor, act.transaction)
  const rest = others.map((bet) =>
    settling(player, bet, {
      win: 0n,
      key: keyOf(vendor, `${bet.ref}:closed:${act.transaction}`),
      why: act.transaction,
    }),
  )
  const main = await mainItem(scene, act, owed)
  const changes = [
    ...(own ? [{ ref: own.ref, other: act.transaction }] : []),
    ...others.map(({ ref }) => ({ ref, other: 'close' })),
  ]
  const items = [...main, ...rest]
  const id = own?.ledgerRound ?? round.id
  const result: Result = items.length
    ? await after(scene, player, mustHold(await scene.post(scene.tx, items)), id)
    : { status: 'RS_OK', ...(await moneyOf(scene, player)), id }
  const effect: Effect = own ? 'settle' : main.length ? 'extra' : 'none'
  await finish({
    scene,
    act,
    player,
    result,
    state: 'done',
    effect,
    amount: act.amount,
    round: round.id,
    other: own?.ref ?? null,
    ledgerKey: main.length ? key : null,
    ledgerRound: own?.ledgerRound ?? null,
    changes,
    over: isEnd ? round.id : null,
  })
  return result
}

/** The member's own wallet, or the one that the order of free rounds names; refused where the vendor has no such order of this member. */
async function promoWallet(scene: Scene, act: Win, player: Guest): Promise<bigint> {
  if (act.freeRounds === undefined) return player.wallet
  const { vendor, now } = scene
  const { freeRounds: order, transaction, amount, closes: isLast } = act
  const win = { vendor, transaction, order, memberId: player.memberId, amount, isLast, now }
  const wallet = await scene.freeRounds.win(scene.tx, win)
  if (wallet === null) throw undone('RS_ERROR_TRANSACTION_DOES_NOT_EXIST', await moneyOf(scene, player))
  return wallet
}

/** A promotional payment of the vendor: outside of rounds. */
async function promo(scene: Scene, act: Win, player: Guest): Promise<Result> {
  const { tx, vendor } = scene
  const key = keyOf(vendor, act.transaction)
  const isPaid = act.amount > 0n
  const wallet = await promoWallet(scene, act, player)
  const ref = act.freeRounds ?? `${vendor} ${act.transaction}`
  const item = { posting: vendorPromo, key, wallet, amount: act.amount, detail: vendor, ref }
  const said = isPaid ? mustHold(await scene.post(tx, [item])) : null
  // what collects for a bonus is not in the member's balance
  const result: Result =
    said && wallet === player.wallet
      ? await after(scene, player, said, act.transaction)
      : { status: 'RS_OK', ...(await moneyOf(scene, player)), id: act.transaction }
  await finish({
    scene,
    act,
    player,
    result,
    state: 'done',
    effect: isPaid ? 'extra' : 'none',
    amount: act.amount,
    round: null,
    other: null,
    ledgerKey: isPaid ? key : null,
    ledgerRound: null,
  })
  return result
}
