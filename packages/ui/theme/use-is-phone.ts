import { useMedia } from './use-media.ts'

/** Whether the window is as narrow as a phone, now and as it changes. */
export const useIsPhone = (): boolean => useMedia('(max-width: 760px)')
