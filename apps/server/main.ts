import { LiveHost, hintsOf } from '#live/sockets.ts'
import { readConfig } from '#server/config.ts'
import { createLog } from '#server/log.ts'
import { observeProcess } from '#server/metrics/observability.ts'
import { endWithParent, refuseOtherMode } from '#server/process.ts'
import { openListeners } from './listeners.ts'
import { meterSockets } from './meter-sockets.ts'
import { createApp } from './create-app.ts'

/** Callers have timed out by then (requestTimeout); a search without an index must not slow down bets. */
const STATEMENT_MS = 15_000

const config = readConfig()
const log = createLog('fairhouse-server', config.LOG_LEVEL)
const observing = await observeProcess(config, 'server', log)
let live: { site: LiveHost; office: LiveHost } | undefined
const { app, close } = await createApp({
  config,
  name: 'fairhouse-server',
  log,
  observability: observing,
  limits: { statementMs: STATEMENT_MS },
  events: (pool) => {
    live = { site: new LiveHost(pool, log, 'site'), office: new LiveHost(pool, log, 'office') }
    return hintsOf(live.site, live.office)
  },
})
if (!live) throw new Error('server: the sockets were not made')
await refuseOtherMode(app)
const listeners = await openListeners(app, live)
meterSockets(observing.meters, live)
await observing.serve()
app.log.info({ ports: listeners.ports }, 'listening')

endWithParent(app.log, async () => {
  await listeners.close()
  await close()
  await observing.close()
})
