import { useMedia } from '#ui/theme/use-media.ts'

/** From this width a second column is shown next to the banner. */
export const useIsWide = (): boolean => useMedia('(width >= 1024px)')
