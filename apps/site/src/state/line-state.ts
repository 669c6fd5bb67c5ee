import { create } from 'zustand'
import type { LiveState } from '#live/client.ts'

/** A socket that reconnects within this time is not reported as lost. */
const PATIENCE_MS = 5_000

/** Whether the connection to the platform is lost although the device is online. */
export const useLine = create<{ readonly isBroken: boolean }>(() => ({ isBroken: false }))

let timer: ReturnType<typeof setTimeout> | undefined

/** The socket's reported state. */
export function hearLine(state: LiveState): void {
  clearTimeout(timer)
  if (state === 'broken') timer = setTimeout(() => useLine.setState({ isBroken: true }), PATIENCE_MS)
  if (state === 'open') useLine.setState({ isBroken: false })
}
