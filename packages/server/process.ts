import type { Log } from './log.ts'

/** Longest that an orderly end may take (O3); then the process ends as it is: everything acknowledged is stored. */
const END_MS = 9_000

/**
 * Ends in order on SIGTERM, on SIGINT, and when the program that started this one is gone: its channel closes even
 * where it was killed, so nothing is left running.
 */
export function endWithParent(log: Log, close: () => Promise<void>): void {
  let isEnding = false
  const end = (why: string): void => {
    if (isEnding) return
    isEnding = true
    log.info({ why }, 'shutting down')
    const late = setTimeout(() => process.exit(1), END_MS)
    late.unref()
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ error }, 'shutdown was not graceful')
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', () => end('SIGTERM'))
  process.on('SIGINT', () => end('SIGINT'))
  process.on('disconnect', () => end('the parent is gone'))
  process.send?.({ ready: true })
}
