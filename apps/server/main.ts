import { LiveHost, hintsOf } from '#live/sockets.ts'
import { readConfig } from '#server/config.ts'
import { endWithParent } from '#server/process.ts'
import { openDoors } from './doors.ts'
import { openHouse } from './open-house.ts'

/** A caller has given up by then (requestTimeout); a search that no index serves must not keep the database from bets. */
const STATEMENT_MS = 15_000

const config = readConfig()
let live: { site: LiveHost; office: LiveHost } | undefined
const { house, close } = await openHouse({
  config,
  name: 'fairhouse-server',
  limits: { statementMs: STATEMENT_MS },
  hints: (pool, log) => {
    live = { site: new LiveHost(pool, log, 'site'), office: new LiveHost(pool, log, 'office') }
    return hintsOf(live.site, live.office)
  },
})
if (!live) throw new Error('server: the sockets were not made')
const doors = await openDoors(house, live)
house.log.info({ ports: doors.ports }, 'listening')

endWithParent(house.log, async () => {
  await doors.close()
  await close()
})
