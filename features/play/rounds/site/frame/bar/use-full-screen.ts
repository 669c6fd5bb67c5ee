import { useSyncExternalStore } from 'react'

/** The whole page, bar and game together: the way back and the clock stay in sight. Absent where the browser has none. */
export function useFullScreen(): {
  readonly isPossible: boolean
  readonly isFull: boolean
  readonly toggle: () => void
} {
  const isFull = useSyncExternalStore(
    watch,
    () => document.fullscreenElement !== null,
    () => false,
  )
  const toggle = () =>
    void (isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen()).catch(
      () => undefined,
    ) // a refusal leaves things as they are
  return { isPossible: document.fullscreenEnabled, isFull, toggle }
}

function watch(changed: () => void): () => void {
  document.addEventListener('fullscreenchange', changed)
  return () => document.removeEventListener('fullscreenchange', changed)
}
