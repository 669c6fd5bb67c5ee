import { useSyncExternalStore } from 'react'

/** From there on a second column stands beside the banner. */
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
