import type { StoreApi } from 'zustand/vanilla'
import type { TableState } from '../table-state.ts'

/** Pause between two autoplay rounds, so that each is recognisable as a separate round. */
const GAP_MS = 450
const TURBO_GAP_MS = 160

/** Starts the next round when the table is idle and an autoplay is running; waits while the page is hidden. */
export function followAutoplay(state: StoreApi<TableState>, press: () => void): void {
  // tests have no document visibility
  const page = 'document' in globalThis ? document : null
  let timer: ReturnType<typeof setTimeout> | undefined
  const mayGoOn = ({ auto, phase, waiting, notice }: TableState): boolean =>
    auto !== null && phase === 'ready' && !waiting && notice === null && !page?.hidden
  const consider = (): void => {
    if (!mayGoOn(state.getState()) || timer !== undefined) return
    timer = setTimeout(
      () => {
        timer = undefined
        if (mayGoOn(state.getState())) press()
      },
      state.getState().turbo ? TURBO_GAP_MS : GAP_MS,
    )
  }
  state.subscribe(consider)
  page?.addEventListener('visibilitychange', consider)
}
