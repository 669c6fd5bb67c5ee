import type { LedgerItem } from '#ledger/types.ts'
import type { Result, Win } from '../../rules/acts.ts'
import { vendorPromo, vendorWin } from '../../postings.ts'
import { playerOf, type Player } from '../../store/players.ts'
import {
  change,
  closeRound,
  hasStake,
  lockRound,
  lockRoundById,
  lockTransaction,
  openBets,
  type Effect,
  type RoundRow,
  type TransactionRow,
} from '../../store/transactions.ts'
import { finish } from './finish.ts'
import { after, keyOf, move, mustHold, settling } from './ledger.ts'
import { anyPlayer, moneyOf, mustBe, type Scene } from './who.ts'
import { undone } from './undone.ts'

/**
 * Pays a win. No session is asked for: it may come days later. It goes to whose round it is, whatever token came with it;
 * a token that is known to be another member's is refused.
 */
export async function win(scene: Scene, act: Win): Promise<Result> {
  const found = await meant(scene, act)
  const { player } = found
  if (act.currency !== null && act.currency !== player.currency) throw undone('RS_ERROR_WRONG_CURRENCY')
  const round = found.round
  if (!round) return promo(scene, act, player)
  const open = await openBets(scene.tx, round.id)
  const own = found.bet === null ? open[0] : open.find((bet) => bet.ref === found.bet?.ref)
  const isEnd = act.closes
  return pay(scene, act, {
    player,
    round,
    own,
    others: isEnd ? open.filter((bet) => bet !== own) : [],
    isEnd,
  })
}

type Meant = { readonly player: Player; readonly round: RoundRow | null; readonly bet: TransactionRow | null }

/** Whose win it is, and of which round; refused where no stake was ever taken for it. */
async function meant(scene: Scene, act: Win): Promise<Meant> {
  const { tx, vendor } = scene
  if (act.reference !== null && !act.isPromo) {
    const bet = await lockTransaction(tx, vendor, act.reference)
    if (!bet || bet.player === null || bet.round === null || bet.kind !== 'bet' || bet.state === 'refused')
      throw undone('RS_ERROR_TRANSACTION_DOES_NOT_EXIST')
    await mustBe(scene, act.whom, bet.player)
    if (bet.state === 'rolledBack') throw undone('RS_ERROR_TRANSACTION_ROLLED_BACK')
    const player = await playerOf(tx, vendor, bet.player)
    if (!player) throw new Error(`vendors: ${bet.player} is gone`)
    return { player, round: await lockRoundById(tx, bet.round), bet }
  }
  const player = await anyPlayer(scene, act.whom)
  if (!player) throw undone('RS_ERROR_INVALID_TOKEN')
  if (act.isPromo || act.round === null) return { player, round: null, bet: null }
  const round = await lockRound(tx, { vendor, player: player.ref, ref: act.round })
  if (!round) throw undone('RS_ERROR_TRANSACTION_DOES_NOT_EXIST', await moneyOf(scene, player))
  // whoever names the round alone may not win on stakes that were refused or given back
  if (!(await hasStake(tx, round.id)))
    throw undone('RS_ERROR_TRANSACTION_ROLLED_BACK', await moneyOf(scene, player))
  return { player, round, bet: null }
}

type Pay = {
  readonly player: Player
  readonly round: RoundRow
  /** The stake that this win settles; undefined where it was settled before. */
  readonly own: TransactionRow | undefined
  readonly others: readonly TransactionRow[]
  readonly isEnd: boolean
}

async function pay(scene: Scene, act: Win, { player, round, own, others, isEnd }: Pay): Promise<Result> {
  const { tx, vendor, now } = scene
  const key = keyOf(vendor, act.transaction)
  const rest = others.map((bet) =>
    settling(player, bet, {
      win: 0n,
      key: keyOf(vendor, `${bet.ref}:closed:${act.transaction}`),
      why: act.transaction,
    }),
  )
  const main: readonly LedgerItem[] = own
    ? [settling(player, own, { win: act.amount, key, why: act.transaction })]
    : act.amount > 0n
      ? [
          {
            posting: vendorWin,
            key,
            wallet: player.wallet,
            amount: act.amount,
            detail: vendor,
            ref: `${vendor} ${act.transaction}`,
          },
        ]
      : []
  if (own) await change(tx, own, { other: act.transaction })
  for (const bet of others) await change(tx, bet, { other: 'close' })
  if (isEnd && !round.isClosed) await closeRound(tx, round.id, now)
  const items = [...main, ...rest]
  const id = own?.ledgerRound ?? round.id
  const result: Result = items.length
    ? after(player, mustHold(await move(tx, items)), id)
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
  })
  return result
}

/** Money of the vendor's own giving: it belongs to no round. */
async function promo(scene: Scene, act: Win, player: Player): Promise<Result> {
  const { tx, vendor } = scene
  const key = keyOf(vendor, act.transaction)
  const isPaid = act.amount > 0n
  const item = { posting: vendorPromo, key, wallet: player.wallet, amount: act.amount, detail: vendor }
  const result: Result = isPaid
    ? after(
        player,
        mustHold(await move(tx, [{ ...item, ref: `${vendor} ${act.transaction}` }])),
        act.transaction,
      )
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
