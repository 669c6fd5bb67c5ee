import { useMedia } from '#ui/theme/use-media.ts'

/** Below the width at which the wide menu leaves a page enough space. */
const TIGHT = '(max-width: 1079px)'
/** A phone has its menu in a sheet. */
const DESK = '(width >= 761px)'

/** Whether the window has a tablet's width: the menu is narrow there, no matter what was chosen. */
export function useIsTight(): boolean {
  return useMedia(TIGHT)
}

/** Whether the menu is beside the page, outside of a component. */
export const isDesk = (): boolean => matchMedia(DESK).matches

/** Whether the menu is beside the page. */
export function useIsDesk(): boolean {
  return useMedia(DESK)
}
