import type { Seat } from './seat.ts'

/** What a round came to is read for so long before the page says that none follows. */
const READ_MS = 2_000

/** The next round may be asked for when the game's shortest pause since the last asking is over; none where the operator stopped it. */
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
