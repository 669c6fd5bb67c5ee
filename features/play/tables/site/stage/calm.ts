/** Whether motion is reduced on this device. */
export const isCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches
