import { useSyncExternalStore } from 'react'

/** Full screen for the page with bar and game: back button and clock stay visible. Absent where the browser does not support it. */
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
    ) // a refusal changes nothing
  return { isPossible: document.fullscreenEnabled, isFull, toggle }
}

function watch(changed: () => void): () => void {
  document.addEventListener('fullscreenchange', changed)
  return () => document.removeEventListener('fullscreenchange', changed)
}
