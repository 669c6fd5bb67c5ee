import { watchTransactions } from '#db/watch/transactions.ts'
import { observeLedger } from '#ledger/batch/observe.ts'
import type { Config } from '../config.ts'
import { traceLog, type Log } from '../log.ts'
import { serveMetrics } from './listen.ts'
import { openMeters, type Meters } from './meters.ts'
import { meterLedger } from './process.ts'
import { watchCauses } from '../tracing/cause.ts'
import { openTracing, type Tracing } from '../tracing/tracing.ts'

/** What watches a process. Both are null unless configured; nothing is loaded for them then. */
export type Observability = {
  readonly meters: Meters | null
  readonly tracing: Tracing | null
}

export const unobserved: Observability = { meters: null, tracing: null }

export type Observing = Observability & {
  /** Serves the metrics; call it when the process is ready. Returns the port, null where metrics are off. */
  readonly serve: () => Promise<number | null>
  readonly close: () => Promise<void>
}

/** Starts metrics and traces of a process as configured. Before its first connection and transaction. */
export async function observeProcess(config: Config, program: string, log: Log): Promise<Observing> {
  const meters = config.METRICS_PORT === undefined ? null : await openMeters(log)
  const tracing = await openTracing(config, program)
  if (meters) meterLedger(meters)
  if (tracing) {
    traceLog(tracing.ids)
    watchCauses(() => tracing.headers()['traceparent'])
  }
  if (meters || tracing)
    watchTransactions({
      isCounting: meters !== null,
      wrap: tracing && ((run) => (tracing.isActive() ? tracing.span('transaction', {}, run) : run())),
    })
  let closeMetrics: (() => Promise<void>) | null = null
  return {
    meters,
    tracing,
    async serve() {
      if (!meters) return null
      const served = await serveMetrics(config, meters, log)
      closeMetrics = served.close
      log.info({ port: served.port }, 'metrics')
      return served.port
    },
    async close() {
      await closeMetrics?.()
      await tracing?.close()
      if (!meters && !tracing) return
      watchTransactions(null)
      observeLedger(null)
      traceLog(null)
      watchCauses(null)
    },
  }
}
