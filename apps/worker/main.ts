import { openHouse } from '#apps/server/open-house.ts'
import { openPool } from '#db/pool.ts'
import { jobs } from '#features/server.ts'
import { LiveHost, hintsOf } from '#live/sockets.ts'
import { readConfig } from '#server/config.ts'
import { startJobs } from '#server/jobs.ts'
import { endWithParent } from '#server/process.ts'

const config = readConfig()
const { house, close } = await openHouse({
  config,
  name: 'fairhouse-worker',
  connections: 6,
  hints: (pool, log) => hintsOf(new LiveHost(pool, log, 'site'), new LiveHost(pool, log, 'office')),
})
const queue = openPool({ url: config.databaseUrl, name: 'fairhouse-jobs', max: 4 })
const working = await startJobs(house, queue, jobs)
house.log.info({ jobs: jobs.map((job) => job.name) }, 'worker started')

endWithParent(house.log, async () => {
  await working.stop()
  await queue.end()
  await close()
})
