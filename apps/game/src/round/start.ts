import { NetworkError, RefusedError } from '#contract/envelope.ts'
import { CannotDraw } from '#game-kit/scene/port.ts'
import type { GameSession } from '../api.ts'
import type { Table } from '../table-state.ts'
import { rest } from './rest.ts'
import type { Seat } from './seat.ts'

type Load = Parameters<Table['start']>[0]

/** Loads the scene, opens the session and resumes an unfinished round. */
export async function startTable(
  seat: Seat,
  load: Load,
  resume: (session: GameSession) => Promise<void>,
): Promise<void> {
  const { setState: set, getState: get } = seat.state
  set({ phase: 'loading', loaded: 0, drawing: 'whole' })
  try {
    seat.scene?.destroy()
    seat.scene = null
    const loading = load((loaded) => set({ loaded })).then((ready) => {
      seat.scene = ready
    })
    const [session] = await Promise.all([seat.api.open(), loading])
    // a recreated scene (language change, retry) keeps the chosen stake
    const stake = get().session ? get().stake : session.stakes.start
    set({ session, balance: session.balance, bonus: session.bonus, stake })
    seat.host.tell({ type: 'fairhouse.ready', game: seat.game })
    await resume(session)
    if (get().phase === 'loading' || get().phase === 'playing') rest(seat)
  } catch (problem) {
    const isClosed = problem instanceof RefusedError
    const drawing = problem instanceof CannotDraw ? 'impossible' : 'whole'
    set({ phase: isClosed ? 'closed' : 'failed', drawing })
    const isExpected = isClosed || problem instanceof CannotDraw || problem instanceof NetworkError
    if (!isExpected) reportError(problem)
  }
}
