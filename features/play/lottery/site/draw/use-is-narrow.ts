import { useMedia } from '#ui/theme/use-media.ts'

/** Below this width the slip is a sheet instead of a column. */
const NARROW = '(width < 1080px)'

/** Whether the page has one column. */
export const useIsNarrow = (): boolean => useMedia(NARROW)
