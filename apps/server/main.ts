import { LiveHost, hintsOf } from '#live/sockets.ts'
import { readConfig } from '#server/config.ts'
import { endWithParent } from '#server/process.ts'
import { openListeners } from './listeners.ts'
import { createApp } from './create-app.ts'

/** Callers have timed out by then (requestTimeout); a search without an index must not slow down bets. */
const STATEMENT_MS = 15_000

const config = readConfig()
let live: { site: LiveHost; office: LiveHost } | undefined
const { app, close } = await createApp({
  config,
  name: 'fairhouse-server',
  limits: { statementMs: STATEMENT_MS },
  events: (pool, log) => {
    live = { site: new LiveHost(pool, log, 'site'), office: new LiveHost(pool, log, 'office') }
    return hintsOf(live.site, live.office)
  },
})
if (!live) throw new Error('server: the sockets were not made')
const listeners = await openListeners(app, live)
app.log.info({ ports: listeners.ports }, 'listening')

endWithParent(app.log, async () => {
  await listeners.close()
  await close()
})
