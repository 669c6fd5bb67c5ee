import type { Given, Refusal, Reply } from '#contract/route.ts'
import { risenAt } from '#game-kit/crash/curve.ts'
import { fly, type CrashChoice } from '#game-kit/crash/crash.ts'
import { moneyText } from '#kit/money.ts'
import { walletOf } from '#ledger/wallets.ts'
import type { CallFor, MemberCaller } from '#server/call.ts'
import type { App } from '#server/app.ts'
import { rulesFor } from '#features/compliance/limits/public.ts'
import { cancelSlip, slipsByIds, slipsOfWallet, type MineRow } from '#features/play/shared-rounds/public.ts'
import { actOnSlip, sellSlip } from '#features/play/shared-rounds/public/timed.ts'
import type { crash } from '../contract.ts'
import { autoEnd, nextStake } from '../rules/auto-bet.ts'
import { autoById, endAuto } from '../store/autos.ts'
import { betsOfAuto, claimSeat, freeSeat } from '../store/seats.ts'
import { ownStake } from './limits.ts'
import { multiplierOf, SERIES } from './series.ts'
import { cashedHundredths, isStopped } from './table.ts'

type Contract = typeof crash
type Bet = Contract['bet']
type Busy =
  | { readonly refused: 'idempotency.conflict' }
  | { readonly refused: 'service.overloaded'; readonly detail: { readonly retryAfterSeconds: number } }

const USUAL = 20

const walletFor = (app: App, { id: owner, merchant, currency }: MemberCaller) =>
  walletOf(app.db, { owner, merchant, kind: 'cash', currency })

/**
 * Places one of the member's two bets on a round. The claim comes before the stake: if the process dies in between, the same key goes on,
 * and another one takes the claim over after some seconds. In time is what the ledger says.
 */
export async function placeBet(
  app: App,
  { body }: Given<Bet>,
  { member, key }: CallFor<Bet>,
): Promise<Reply<Bet> | Refusal<Bet> | Busy> {
  if (await isStopped(app, member.merchant)) return { refused: 'crash.stopped' }
  const wallet = await walletFor(app, member)
  if (!wallet) return { refused: 'play.walletClosed' }
  const { round, box, stake, auto, run } = body
  const over = run === undefined ? null : await autoRefusal(app, member, { run, box, stake })
  if (over) return over
  const bounds = await ownStake(app, { currency: member.currency, memberId: member.id })
  // the game knows the highest limit of all ranks
  if (bounds && stake > bounds.max) return { refused: 'games.stakeTooLarge' }
  const seat = { round, wallet: wallet.id, box, memberId: member.id, key, auto: run ?? null }
  if (!(await claimSeat(app.db, seat))) return { refused: 'crash.boxTaken' }
  const choice: CrashChoice = { auto: auto ?? 0, box, top: 0 }
  const sold = await sellSlip(app, member, {
    round,
    lines: [[fly.key, moneyText(stake), fly.choice.write(choice)]],
    key,
  })
  if ('refused' in sold) {
    await freeSeat(app.db, seat)
    return sold
  }
  return {
    slip: sold.slip,
    round: sold.round,
    stake: sold.stake,
    top: choiceOf(sold.lines).top,
    balance: sold.balance,
  }
}

/** Why a bet of an automatic betting is not placed; it ends with the first that is refused by its limits. */
async function autoRefusal(
  app: App,
  member: MemberCaller,
  { run, box, stake }: { readonly run: string; readonly box: number; readonly stake: bigint },
): Promise<Refusal<Bet> | null> {
  const auto = await autoById(app.db, run, member.id)
  if (!auto || auto.box !== box) return { refused: 'crash.autoOver', detail: { why: 'replaced' } }
  if (auto.endedWhy !== null) return { refused: 'crash.autoOver', detail: { why: auto.endedWhy } }
  const { terms } = await rulesFor(app, { merchant: member.merchant, memberId: member.id })
  const bounds = await ownStake(app, { currency: member.currency, memberId: member.id })
  if (!terms.allowsAutoplay || !bounds) {
    await endAuto(app.db, run, 'rules', app.clock.now())
    return { refused: 'play.autoplayOff' }
  }
  const bets = await betsOfAuto(app.db, run)
  const end = autoEnd(auto, bets, stake)
  if (end !== null) {
    await endAuto(app.db, run, end, app.clock.now())
    return { refused: 'crash.autoOver', detail: { why: end } }
  }
  const most = nextStake(auto, bets, bounds)
  return stake > most ? { refused: 'crash.autoStake', detail: { stake: most } } : null
}

export async function cancelBet(
  app: App,
  { params }: Given<Contract['cancel']>,
  { member }: CallFor<Contract['cancel']>,
) {
  const [slip] = await slipsByIds(app.db, [params.slip])
  if (slip?.series !== SERIES) return { refused: 'shared.slipUnknown' } as const
  const result = await cancelSlip(app, member, params.slip)
  if (!('refused' in result))
    await freeSeat(app.db, { round: slip.round, wallet: slip.wallet, box: choiceOf(slip.inputs.lines).box })
  return result
}

/** Cashes a bet out; the database's clock decides, whatever the page showed. */
export async function cashOut(
  app: App,
  { params }: Given<Contract['cashOut']>,
  { member, key }: CallFor<Contract['cashOut']>,
) {
  const acted = await actOnSlip(app, member, { slip: params.slip, action: 'cash-out', key })
  if ('refused' in acted) {
    const { refused } = acted
    if (
      acted.refused === 'play.insufficient' ||
      acted.refused === 'play.limit' ||
      acted.refused === 'play.walletClosed'
    )
      throw new Error(`crash: a cash-out adds nothing to a stake: ${refused}`)
    return acted
  }
  return { slip: acted.slip, at: risenAt(acted.afterMs), win: acted.win ?? 0n }
}

export async function myBets(
  app: App,
  { query }: Given<Contract['mine']>,
  { member }: CallFor<Contract['mine']>,
) {
  const wallet = await walletFor(app, member)
  if (!wallet) return { bets: [], next: null }
  const limit = query.limit ?? USUAL
  const filter = { series: [SERIES], state: null, before: query.before ?? null, limit: limit + 1 }
  const found = await slipsOfWallet(app.db, wallet.id, filter)
  const shown = found.slice(0, limit)
  return { bets: shown.map(ownBet), next: found.length > limit ? (shown.at(-1)?.id ?? null) : null }
}

export function ownBet({ id, round, label, stake, win, state, inputs, drawn, at }: MineRow) {
  const { auto, box, top } = choiceOf(inputs.lines)
  const cashed = win > 0n ? cashedHundredths({ stake, win }) : null
  return {
    slip: id,
    round,
    label,
    box,
    stake,
    auto: auto > 0 ? auto : null,
    top,
    state,
    at: cashed,
    win,
    end: drawn === null ? null : multiplierOf(drawn),
    placedAt: at,
  }
}

/** The choice of a stored slip, which the game checked when it was sold. */
export function choiceOf(lines: MineRow['inputs']['lines']): CrashChoice {
  const choice = fly.choice.parse(lines[0]?.[2])
  if (!choice.ok) throw new Error(`crash: a stored bet cannot be read: ${choice.error}`)
  return choice.value
}
