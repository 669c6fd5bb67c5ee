import { RefusedError } from '#contract/envelope.ts'
import { noticeOf, type Table } from '../table-state.ts'
import { beginRound } from './play.ts'
import { placedAt, shortAt, type Seat } from './seat.ts'
import { skipRound } from './show.ts'

/** Actions that start rounds: the play button, autoplay and the bought feature. */
export function playKeys(seat: Seat): Pick<Table, 'press' | 'auto' | 'buy' | 'skip'> {
  return {
    press: () => press(seat),
    auto: (plan) => beginAutoplay(seat, plan),
    buy: () => buy(seat),
    skip: () => skipRound(seat),
  }
}

function press(seat: Seat): void {
  const { phase, waiting, drawing, auto } = seat.state.getState()
  if (auto) return seat.state.setState({ auto: null })
  if (phase === 'playing') return skipRound(seat)
  if (phase === 'deciding') return seat.scene?.steps?.press()
  if (phase !== 'ready' || waiting || !seat.scene || drawing !== 'whole') return
  beginRound(seat, placedAt(seat))
}

async function beginAutoplay(seat: Seat, plan: Parameters<Table['auto']>[0]): Promise<void> {
  const { getState: get, setState: set } = seat.state
  if (get().phase !== 'ready') return
  try {
    const auto = await seat.api.autoplay(plan)
    if (get().phase === 'ready') set({ auto, notice: null })
  } catch (problem) {
    if (!(problem instanceof RefusedError)) throw problem
    set({ notice: noticeOf(problem, 'round', () => shortAt(seat)) })
  }
}

function buy(seat: Seat): void {
  const { phase, waiting, session, stake } = seat.state.getState()
  if (phase !== 'ready' || waiting || !session?.buy) return
  const times = BigInt(session.buy.times)
  beginRound(seat, [{ key: 'buy', choice: {}, stake: stake * times }], times)
}
