import type { StoreApi } from 'zustand/vanilla'
import type { TableState } from '../table-state.ts'

/** Between two rounds of an autoplay, so that each is seen to be one of its own. */
const GAP_MS = 450
const TURBO_GAP_MS = 160

/** Presses again whenever the table rests and an autoplay still runs; anyone who looks away from the page is waited for. */
export function followAutoplay(state: StoreApi<TableState>, press: () => void): void {
  // a test has no page to look away from
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
