import { useSyncExternalStore } from 'react'

/** From this width a second column is shown next to the banner. */
const wide = () => matchMedia('(width >= 1024px)')

export function useIsWide(): boolean {
  return useSyncExternalStore(
    (heard) => {
      const query = wide()
      query.addEventListener('change', heard)
      return () => query.removeEventListener('change', heard)
    },
    () => wide().matches,
    () => false,
  )
}
