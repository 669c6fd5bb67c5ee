import { useSyncExternalStore } from 'react'

/** Below the width at which the wide menu leaves a page enough room. */
const TIGHT = '(max-width: 1079px)'

/** Whether the window is a tablet's: the menu is narrow there, whatever was chosen. */
export function useIsTight(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = matchMedia(TIGHT)
      query.addEventListener('change', changed)
      return () => query.removeEventListener('change', changed)
    },
    () => matchMedia(TIGHT).matches,
    () => false,
  )
}
