import { useSyncExternalStore } from 'react'

/** Below this width the slip is a sheet instead of a column. */
const narrow = () => matchMedia('(width < 1080px)')

/** Whether the page has one column. */
export const useIsNarrow = (): boolean => useSyncExternalStore(follow, () => narrow().matches)

function follow(heard: () => void): () => void {
  const query = narrow()
  query.addEventListener('change', heard)
  return () => query.removeEventListener('change', heard)
}
