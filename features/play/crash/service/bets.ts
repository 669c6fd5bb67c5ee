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
import { autoEnd, nextStake, type Bounds } from '../rules/auto-bet.ts'
import { autoById, endAuto } from '../store/autos.ts'
import { betsOfAuto, claimSeat, freeSeat, isPlaced } from '../store/seats.ts'
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
  const wallet = await walletFor(app, member)
  if (!wallet) return { refused: 'play.walletClosed' }
  const { round, box, stake, auto, run } = body
  const seat = { round, wallet: wallet.id, box, memberId: member.id, key, auto: run ?? null }
  const no = await betRefusal(app, member, body)
  // the page repeats a request whose reply was lost: it has its bet, whatever has changed since
  if (no && !(await isPlaced(app.db, seat))) {
    if (run !== undefined && no.endsAuto) await endAuto(app.db, run, no.endsAuto, app.clock.now())
    return no.refusal
  }
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

/** A refusal, and why an automatic betting ends with it; null: it goes on, or has ended before. */
type BetRefusal = { readonly refusal: Refusal<Bet>; readonly endsAuto: string | null }

/** Why a new bet is not placed. */
async function betRefusal(
  app: App,
  member: MemberCaller,
  { run, box, stake }: Given<Bet>['body'],
): Promise<BetRefusal | null> {
  if (await isStopped(app, member.merchant)) return { refusal: { refused: 'crash.stopped' }, endsAuto: null }
  const bounds = await ownStake(app, { currency: member.currency, memberId: member.id })
  const over = run === undefined ? null : await autoRefusal(app, member, { run, box, stake, bounds })
  if (over) return over
  // the game knows the highest limit of all ranks
  const isTooLarge = bounds !== null && stake > bounds.max
  return isTooLarge ? { refusal: { refused: 'games.stakeTooLarge' }, endsAuto: null } : null
}

type AutoAsked = {
  readonly run: string
  readonly box: number
  readonly stake: bigint
  /** The member's limits of a bet; null: the currency is not offered. */
  readonly bounds: Bounds | null
}

/** Why a bet of an automatic betting is not placed; it ends with the first that is refused by its limits. */
async function autoRefusal(
  app: App,
  member: MemberCaller,
  { run, box, stake, bounds }: AutoAsked,
): Promise<BetRefusal | null> {
  const overBy = (why: string, endsAuto: string | null): BetRefusal => ({
    refusal: { refused: 'crash.autoOver', detail: { why } },
    endsAuto,
  })
  const auto = await autoById(app.db, run, member.id)
  if (!auto || auto.box !== box) return overBy('replaced', null)
  if (auto.endedWhy !== null) return overBy(auto.endedWhy, null)
  const { terms } = await rulesFor(app, { merchant: member.merchant, memberId: member.id })
  if (!terms.allowsAutoplay || !bounds) return { refusal: { refused: 'play.autoplayOff' }, endsAuto: 'rules' }
  const bets = await betsOfAuto(app.db, run)
  const end = autoEnd(auto, bets, stake)
  if (end !== null) return overBy(end, end)
  const most = nextStake(auto, bets, bounds)
  return stake > most
    ? { refusal: { refused: 'crash.autoStake', detail: { stake: most } }, endsAuto: null }
    : null
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
