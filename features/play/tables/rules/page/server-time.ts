/**
 * The server's time on this device. A reply names the server's time; it took some time to arrive, so the server is at least as far ahead
 * as it says on arrival. The largest difference seen is the nearest to the truth: it belongs to the fastest reply. Example: replies that
 * are 40 and 120 ms old on arrival, the server 2,000 ms ahead: differences of 1,960 and 1,880, so 1,960.
 */
export type ServerTime = { readonly aheadMs: number; readonly learntAtMs: number }

/** After this a device's own clock may have drifted or been set: the next reply counts whatever it says. */
export const RELEARN_MS = 10 * 60_000

/** `nowMs` is the device's time on arrival, `saidMs` the server's time in the reply. */
export function learnt(before: ServerTime | null, saidMs: number, nowMs: number): ServerTime {
  const aheadMs = saidMs - nowMs
  const isStale = before === null || nowMs - before.learntAtMs > RELEARN_MS
  return isStale || aheadMs > before.aheadMs ? { aheadMs, learntAtMs: nowMs } : before
}
