import { RefusedError } from '#contract/envelope.ts'
import { newId } from '#contract/new-id.ts'
import { moneyText, type Minor } from '#kit/money.ts'
import type { GameSession, PlayedRound } from '../api.ts'
import { noticeOf } from '../table-state.ts'
import type { Seat } from './seat.ts'
import { showRound, waitForMove } from './show.ts'

/** Makes a move in the open round; if the round was continued elsewhere, `goOn` loads its current state. */
export async function makeMove(
  seat: Seat,
  played: PlayedRound,
  action: unknown,
  goOn: (session: GameSession) => Promise<void>,
): Promise<void> {
  const { state, api, scene } = seat
  const { roundId, hand, events } = played
  state.setState({ phase: 'asking', notice: null })
  scene?.steps?.offer(null)
  const key = newId()
  try {
    const next = await seat.ask(() => api.act({ roundId, step: hand?.step ?? 0, action }, key))
    tellStake(seat, next.stake - played.stake)
    await showRound(seat, next, events.length)
  } catch (problem) {
    if (!(problem instanceof RefusedError)) {
      state.setState({ phase: 'failed' })
      throw problem
    }
    seat.sound.play('refuse')
    if (problem.code === 'session.required') return state.setState({ phase: 'closed' })
    if (problem.code === 'play.moveStale' || problem.code === 'play.roundOver')
      return goOn(await api.session())
    waitForMove(seat, played)
    state.setState({ notice: noticeOf(problem, 'move', () => ({ kind: 'short', of: 'move', lower: null })) })
  }
}

/** A double or a split adds to the stake: reports it to the embedding page like the first stake. */
function tellStake({ host, state }: Seat, more: Minor): void {
  const left = moneyText(state.getState().balance - more)
  if (more > 0n) host.tell({ type: 'fairhouse.stake', stake: moneyText(more), balance: left })
}
