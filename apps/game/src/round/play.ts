import { RefusedError } from '#contract/envelope.ts'
import { newId } from '#contract/new-id.ts'
import type { PlacedBet } from '#game-kit/scene/port.ts'
import { moneyText, type Minor } from '#kit/money.ts'
import { afterStake, playableOf } from './bonus.ts'
import { roundMessage } from '../host.ts'
import type { Shown } from '../resuming/resume.ts'
import { noticeOf, type TableState } from '../table-state.ts'
import { rest } from './rest.ts'
import { bonusAfter, shortAt, sumOf, type Seat } from './seat.ts'
import { showRound } from './show.ts'

/** A new round: the shown balance is the actual one. */
const asItIs = (balance: Minor): Shown => ({ before: balance, owed: 0n, otherwise: balance })

/** Starts a round with these bets, unless the balance does not cover them. */
export function beginRound(seat: Seat, bets: readonly PlacedBet[], buyTimes?: bigint): void {
  const { state, sound } = seat
  const isShort = playableOf(state.getState()) < sumOf(bets)
  if (isShort || bets.length === 0) {
    sound.play('refuse')
    return state.setState({ auto: null, ...(isShort && { notice: shortAt(seat, buyTimes) }) })
  }
  sound.play('press')
  void playRound(seat, bets, newId())
}

/** Requests a round under its key and shows it; `shown` is set when it was requested before and the balance includes part of it. */
export async function playRound(
  seat: Seat,
  bets: readonly PlacedBet[],
  key: string,
  shown?: Shown,
): Promise<void> {
  const { state, api, host, pending } = seat
  const { setState: set, getState: get } = state
  const { before, owed, otherwise } = shown ?? asItIs(get().balance)
  const stake = sumOf(bets)
  const { bonus } = get()
  const left = afterStake({ balance: before, bonus }, stake)
  set({ phase: 'asking', win: null, staked: stake, notice: null, ...left })
  seat.askedAt = performance.now()
  const told = { stake: moneyText(stake), balance: moneyText(left.balance) }
  host.tell({ type: 'fairhouse.stake', ...told, ...(owed > 0n && { owed: moneyText(owed) }) })
  pending.keep({ key, bets })
  seat.scene?.begin()
  try {
    const played = await seat.ask(() => api.round(bets, key, get().auto?.id))
    pending.forget()
    await showRound(seat, played, 0)
  } catch (problem) {
    refuseRound(seat, problem, { balance: otherwise, bonus })
  }
}

/** The round was refused: restores the stake to the shown balance and reports the reason. */
function refuseRound(seat: Seat, problem: unknown, funds: Pick<TableState, 'balance' | 'bonus'>): void {
  const { state, host, pending, sound } = seat
  const { setState: set } = state
  seat.scene?.cancel()
  set({ ...funds, auto: null })
  host.tell(roundMessage('', 0n, 0n, funds.balance))
  if (!(problem instanceof RefusedError)) {
    // an invalid response: the round is requested again when the page is reopened
    set({ phase: 'failed' })
    throw problem
  }
  pending.forget()
  sound.play('refuse')
  if (problem.code === 'session.required') return set({ phase: 'closed' })
  if (problem.code === 'play.gameStopped') return set({ phase: 'stopped' })
  rest(seat)
  void bonusAfter(seat).then((bonus) => set({ bonus })) // it may have expired
  set({ notice: noticeOf(problem, 'round', () => shortAt(seat)) })
}
