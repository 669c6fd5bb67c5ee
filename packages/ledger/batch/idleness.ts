import { performance } from 'node:perf_hooks'

/**
 * Lanes beyond the first are used while the process has spare capacity; a busy process uses fewer and larger batches, which cost it
 * less.
 */
const BUSY_SHARE = 0.8
const SPARE_SHARE = 0.6
const LOOK_EVERY_MS = 100

/** Whether this process had spare capacity in the last tenth of a second. */
export function createIdleness(): () => boolean {
  let since = performance.eventLoopUtilization()
  let lookAt = performance.now() + LOOK_EVERY_MS
  let hasTime = true
  return () => {
    if (performance.now() < lookAt) return hasTime
    const until = performance.eventLoopUtilization()
    hasTime =
      performance.eventLoopUtilization(until, since).utilization < (hasTime ? BUSY_SHARE : SPARE_SHARE)
    since = until
    lookAt = performance.now() + LOOK_EVERY_MS
    return hasTime
  }
}
