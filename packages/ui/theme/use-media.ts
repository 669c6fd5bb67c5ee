import { useSyncExternalStore } from 'react'

/** Whether a media query holds, now and as it changes. */
export function useMedia(media: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = matchMedia(media)
      query.addEventListener('change', changed)
      return () => query.removeEventListener('change', changed)
    },
    () => matchMedia(media).matches,
    () => false,
  )
}
