import { claimMode, OtherModeError } from '#db/installation/mode.ts'
import type { App } from './app.ts'
import type { Log } from './log.ts'

/** Maximum duration of a graceful shutdown (O3); after it the process exits: everything acknowledged is stored. */
const END_MS = 9_000

/** Shuts down gracefully on SIGTERM, on SIGINT, and when the parent process is gone: its IPC channel closes even if it was killed. */
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

/** sysexits' EX_CONFIG: a restart does not help. */
const EXIT_CONFIG = 78

/** Ends the program if its database was started in the other mode: a demo's data is never served as a live brand. */
export async function refuseOtherMode({
  pool,
  config,
  log,
}: Pick<App, 'pool' | 'config' | 'log'>): Promise<void> {
  try {
    await claimMode(pool, config.FAIRHOUSE_MODE)
  } catch (error) {
    if (!(error instanceof OtherModeError)) throw error
    log.fatal(error.message)
    process.exit(EXIT_CONFIG)
  }
}
