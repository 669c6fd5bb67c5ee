import type { Seat } from './seat.ts'

/** How long a round's result stays readable before the page says that no further round follows. */
const READ_MS = 2_000

/** The earliest time for the next round: the game's minimum pause after the last request; none when the operator stopped the game. */
export function rest({ state, askedAt }: Pick<Seat, 'state' | 'askedAt'>): void {
  const { getState: get, setState: set } = state
  const { session, phase } = get()
  if (session?.isStopped) {
    if (phase !== 'playing') return set({ phase: 'stopped', auto: null, waiting: false })
    set({ phase: 'ready', auto: null, waiting: true })
    return void setTimeout(() => rest({ state, askedAt }), READ_MS)
  }
  const left = askedAt + (session?.minRoundMs ?? 0) - performance.now()
  set({ phase: 'ready', waiting: left > 0 })
  if (left > 0) setTimeout(() => set({ waiting: false }), left)
}
