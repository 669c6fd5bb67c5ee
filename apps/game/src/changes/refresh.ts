import { RefusedError } from '#contract/envelope.ts'
import type { StoreApi } from 'zustand/vanilla'
import type { GameApi, GameSession } from '../api.ts'
import { playableOf } from '../round/bonus.ts'
import type { TableState } from '../table-state.ts'

export type RefreshDeeds = {
  readonly session: GameApi['session']
  /** The table is ready for the next round, or stopped, as the session says. */
  readonly rest: () => void
  /** Whether the round that waits here is in the same state as on the platform. */
  readonly isHere: (session: GameSession) => boolean
  /** Shows the current state of a round that was continued elsewhere. */
  readonly goOn: (session: GameSession) => Promise<void>
}

/**
 * Applies changes from the platform while the page is open: the balance, whether the game runs, what the jurisdiction allows. A round in
 * progress is never interrupted: a refresh requested in between runs when it is over.
 */
export function refreshing(
  { getState: get, setState: set, subscribe }: StoreApi<TableState>,
  deeds: RefreshDeeds,
) {
  let isWanted = false
  let isAsking = false

  const mayAsk = (): boolean => ['ready', 'deciding', 'stopped'].includes(get().phase)

  async function ask(): Promise<void> {
    if (isAsking || !isWanted || !mayAsk()) return
    const before = get()
    isWanted = false
    isAsking = true
    try {
      const session = await deeds.session()
      const { phase, balance, bonus, notice, turbo } = get()
      // a round began in the meantime: its state is newer than this response
      if (phase !== before.phase || balance !== before.balance) isWanted = true
      else if (phase === 'deciding' && !deeds.isHere(session)) await deeds.goOn(session)
      else {
        const isCovered = notice?.kind === 'short' && playableOf(session) > playableOf({ balance, bonus })
        set({
          session,
          balance: session.balance,
          bonus: session.bonus,
          turbo: turbo && session.mayTurbo,
          notice: isCovered ? null : notice,
        })
        if (phase !== 'deciding') deeds.rest()
      }
    } catch (problem) {
      // any other error is reported at the next press: the member did not request this refresh
      if (problem instanceof RefusedError && problem.code === 'session.required')
        set({ phase: 'closed', auto: null })
    } finally {
      isAsking = false
    }
    if (isWanted) void ask()
  }

  subscribe((now, before) => {
    if (now.phase !== before.phase) void ask()
  })
  return (): Promise<void> => {
    isWanted = true
    return ask()
  }
}
