import { create } from 'zustand'
import type { LiveState } from '#live/client.ts'

/** A socket that comes back within this time is no news to anybody. */
const PATIENCE_MS = 5_000

/** Whether the page hears nothing of the platform though the device is on line. */
export const useLine = create<{ readonly isBroken: boolean }>(() => ({ isBroken: false }))

let timer: ReturnType<typeof setTimeout> | undefined

/** What the socket says of itself. */
export function hearLine(state: LiveState): void {
  clearTimeout(timer)
  if (state === 'broken') timer = setTimeout(() => useLine.setState({ isBroken: true }), PATIENCE_MS)
  if (state === 'open') useLine.setState({ isBroken: false })
}
