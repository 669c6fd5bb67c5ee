import { setTimeout as pause } from 'node:timers/promises'
import { STUDIO } from '#game-kit/game.ts'
import { inTransaction, type Tx } from '#db/pool.ts'
import { post } from '#ledger/posting.ts'
import type { PostResult } from '#ledger/types.ts'
import { holdBetWindows } from '#ledger/windows/windows.ts'
import type { App } from '#server/app.ts'
import type { MemberCaller } from '#server/call.ts'
import { settingOf } from '#features/platform/settings/public.ts'
import { holdResults } from '#features/sport/events/public.ts'
import { noteSides } from '#features/play/settled-play/public.ts'
import { furtherWin } from '#features/play/vendors/public.ts'
import { partOf } from '../rules/cash-out.ts'
import { bestFactor } from '../rules/factor.ts'
import { categoryOfGame, type TicketOutcome } from '../rules/ticket.ts'
import { singleSides } from '../rules/valid.ts'
import { takeAuto } from '../store/auto.ts'
import {
  betById,
  cashOutByKey,
  holdParts,
  insertCashOut,
  type BetRow,
  type CashedByKey,
} from '../store/bets.ts'
import { balanceOf, walletFor } from './caller.ts'
import { tellBet } from './news.ts'
import { sharesOf } from './prepare.ts'
import { walletRefusal } from './refusal.ts'
import { releaseShares } from './shared/reserve.ts'
import { valueBets, type Value, type Why } from './worth.ts'

/** All that runs, in ten-thousandths. */
export const ALL = 10_000

export type CashedOut =
  | { readonly bet: BetRow; readonly paid: bigint; readonly balance: bigint }
  | { readonly refused: 'sportBets.unknown' }
  | ReturnType<typeof walletRefusal>
  | { readonly refused: 'sportBets.offerMoved'; readonly detail: { readonly offer: bigint | null } }
  | { readonly refused: 'sportBets.noCashOut'; readonly detail: { readonly why: Why } }

export type CashOutAsked = {
  readonly bet: string
  /** The offer that was shown, for all that runs. */
  readonly offer: bigint
  /** In ten-thousandths. */
  readonly part: number
  readonly key: string
  /** It is what the member set for the offer: carried out only while that stands. */
  readonly isAutomatic?: boolean
}

/** Rolls the transaction back; null: the bet or a price that it was valued by moved. */
class Refused extends Error {
  readonly why: NoEnd | null
  constructor(why: NoEnd | null = null) {
    super('sport bets: a cash-out was refused')
    this.why = why
  }
}

type NoEnd = 'decided' | ReturnType<typeof walletRefusal>

/** Why a bet was not ended; null: a window moved, so the offer did. */
export function endRefusal(result: PostResult | undefined): NoEnd | null {
  if (result?.status !== 'refused') return null
  switch (result.reason) {
    case 'windowClosed':
    case 'windowMoved':
      return null
    case 'roundClosed':
      return 'decided'
    default:
      return walletRefusal(result.reason)
  }
}

const noCashOut = (why: Why): CashedOut => ({ refused: 'sportBets.noCashOut', detail: { why } })

/**
 * Cashes out a bet or a part of it. The posting holds only while the betting windows of all open legs are open and in the epochs that the
 * bet was valued in: a goal, a suspension or a result that commits first refuses it. The settlement of a leg shuts its window before, so a
 * bet is paid once: by the cash-out, or by the settlement of what still runs.
 */
export async function cashOut(app: App, member: MemberCaller, asked: CashOutAsked): Promise<CashedOut> {
  const shown = await ownBet(app, member, asked.bet)
  if (!shown) return { refused: 'sportBets.unknown' }
  const known = await cashOutByKey(app.db, asked.key)
  if (known) return cashedBefore(app, member, { bet: shown, asked, known })
  const { bet, value } = await steadyValue(app, member, shown)
  // the same call again may have waited at the same time
  const repeated = await cashOutByKey(app.db, asked.key)
  if (repeated) return cashedBefore(app, member, { bet, asked, known: repeated })
  if (value === null) return { refused: 'sportBets.offerMoved', detail: { offer: null } }
  if (value.offer === null || value.fair === null) return noCashOut(value.why ?? 'notOffered')
  if (value.offer < asked.offer) return { refused: 'sportBets.offerMoved', detail: { offer: value.offer } }
  const { ended, paid } = partOf(asked.part, value.running, value.offer)
  if (ended === 0n || paid === 0n) return noCashOut('tooSmall')
  try {
    const balance = await inTransaction(app.db, (tx) =>
      postCashOut(tx, bet, { ...asked, memberId: member.id, ended, paid, value, isAll: asked.part === ALL }),
    )
    await releaseEnded(app, member, { bet, running: value.running, ended })
    const after = await betById(app.db, bet.id)
    if (!after) throw new Error(`sport bets: ${bet.id} is gone`)
    await tellBet(app, member.id, { bet: bet.id, state: 'cashedOut' })
    return { bet: after, paid, balance }
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    const again = await cashOutByKey(app.db, asked.key)
    if (again) return cashedBefore(app, member, { bet, asked, known: again })
    if (error.why === 'decided') return noCashOut('decided')
    return error.why ?? { refused: 'sportBets.offerMoved', detail: { offer: null } }
  }
}

/**
 * What a bet is worth, in play after the delay of cash-outs: who sees the match sees a goal before we are told of it, and would sell at the
 * price from before. The call waits, nothing is stored: a server that stops in between has changed nothing. No value: betting on a leg was
 * interrupted in the meantime, so it is another one.
 */
async function steadyValue(
  app: App,
  member: MemberCaller,
  bet: BetRow,
): Promise<{ readonly bet: BetRow; readonly value: Value | null }> {
  const first = await valueOf(app, bet)
  if (!first.isLive || first.offer === null) return { bet, value: first }
  await pause(1_000 * (await settingOf(app, member.merchant, 'sportCashOutSeconds')))
  // parts of it may have been cashed out in the meantime
  const after = await betById(app.db, bet.id)
  if (!after) throw new Error(`sport bets: ${bet.id} is gone`)
  const then = await valueOf(app, after)
  const epochs = ({ windows }: Value) => windows.map(({ id, epoch }) => `${id}:${epoch}`).join()
  return { bet: after, value: epochs(then) === epochs(first) ? then : null }
}

async function valueOf(app: App, bet: BetRow): Promise<Value> {
  const value = (await valueBets(app, [bet])).get(bet.id)
  if (!value) throw new Error(`sport bets: ${bet.id} has no value`)
  return value
}

/** Whether a decided leg has a newer result than the one that it was valued by; the results are held until the transaction ends. */
export const isOlder = ({ versions }: Value, held: ReadonlyMap<string, number>): boolean =>
  [...versions].some(([event, version]) => held.get(event) !== version)

/**
 * Returns the liability of what has ended of a bet, so that others can bet on its outcomes: what it reserved less what the rest would
 * reserve, so that all parts together are exactly what was reserved. After the commit: an outcome's row is shared by all bets on it and is
 * not locked while a wallet is. If it is missed, the outcome keeps too much until the event is settled.
 */
export function releaseEnded(
  app: App,
  member: MemberCaller,
  {
    bet: { inputs },
    running,
    ended,
  }: { readonly bet: BetRow; readonly running: bigint; readonly ended: bigint },
): Promise<void> {
  const accepted = { ticket: inputs, factor: bestFactor(inputs) }
  // the highest payout of an outcome matters only to a reservation
  const [held, kept] = [running, running - ended].map((stake) => sharesOf(accepted, stake, member, 0n))
  const ends = (held ?? []).map((share, at) => ({
    ...share,
    stake: share.stake - (kept?.[at]?.stake ?? 0n),
    payout: share.payout - (kept?.[at]?.payout ?? 0n),
  }))
  return releaseShares(app, ends)
}

/** What a key has cashed out before: of another bet, or another part of it, is a conflict. */
async function cashedBefore(
  app: App,
  member: MemberCaller,
  { bet, asked, known }: { readonly bet: BetRow; readonly asked: CashOutAsked; readonly known: CashedByKey },
): Promise<CashedOut> {
  const { ended } = partOf(asked.part, bet.stake - known.before, known.paid)
  if (known.bet !== bet.id || known.ended !== ended) return { refused: 'idempotency.conflict' }
  return { bet, paid: known.paid, balance: await balanceOf(app, member) }
}

export async function ownBet(app: App, member: MemberCaller, id: string): Promise<BetRow | null> {
  const [bet, wallet] = await Promise.all([betById(app.db, id), walletFor(app, member)])
  return bet && bet.wallet === wallet ? bet : null
}

type Posting = {
  readonly key: string
  readonly memberId: bigint
  readonly ended: bigint
  readonly paid: bigint
  readonly value: Value
  readonly isAll: boolean
  readonly isAutomatic?: boolean
}

/** Throws Refused, so that everything is rolled back, if another cash-out, a settlement or a change of the event came first. */
async function postCashOut(
  tx: Tx,
  bet: BetRow,
  { key, memberId, ended, paid, value, isAll, isAutomatic = false }: Posting,
): Promise<bigint> {
  if (!isAll && bet.inputs.early) {
    await holdParts(
      tx,
      bet.inputs.legs.map(({ e }) => e),
    )
    // it may have been paid while this waited
    if ((await betById(tx, bet.id))?.state !== 'open') throw new Refused('decided')
  }
  if (isAutomatic && !(await takeAuto(tx, bet.id, paid))) throw new Refused()
  const no = value.parts + 1
  const isNew = await insertCashOut(tx, {
    bet: bet.id,
    no,
    memberId,
    key,
    ended,
    paid,
    fair: value.fair ?? 0n,
  })
  if (!isNew) throw new Refused()
  if (isOlder(value, await holdResults(tx, [...value.versions.keys()]))) throw new Refused()
  if (isAll) await noteSides(tx, [{ round: bet.id, wallet: bet.wallet, sides: singleSides(bet) }])
  const [result] = isAll
    ? await post(tx, [endItem(bet, { no, paid, value })])
    : await post(tx, [
        {
          posting: furtherWin,
          key: `bet:cash-out:${no}:${bet.id}`,
          wallet: bet.wallet,
          amount: paid,
          detail: STUDIO,
          ref: bet.id,
          play: { vendor: STUDIO, game: bet.game, category: categoryOfGame(bet.game) },
        },
      ])
  if (result?.status !== 'ok') throw new Refused(endRefusal(result))
  if (!isAll && !(await holdBetWindows(tx, value.windows))) throw new Refused()
  return result.balance - result.held
}

/** The settlement by which a whole bet is cashed out. What the member lost or won by it was at risk, and counts as the valid bet. */
export function endItem(
  bet: BetRow,
  { no, paid, value }: { readonly no: number; readonly paid: bigint; readonly value: Value },
) {
  const [window, ...furtherWindows] = value.windows
  if (!window) throw new Refused()
  const outcome: TicketOutcome = { n: (bet.outcome?.n ?? 0) + 1, state: 'cashedOut' }
  const moved = paid > value.running ? paid - value.running : value.running - paid
  const atRisk = moved < value.running ? moved : value.running
  return {
    step: 'settle' as const,
    key: `bet:cash-out:${no}:${bet.id}`,
    wallet: bet.wallet,
    vendor: STUDIO,
    round: bet.id,
    stake: bet.stake,
    win: paid,
    valid: value.partsValid + atRisk,
    outcome,
    window,
    furtherWindows,
  }
}
