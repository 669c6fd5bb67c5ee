import { createApp } from '#apps/server/create-app.ts'
import { openPool } from '#db/pool.ts'
import { jobs } from '#features/server.ts'
import { LiveHost, hintsOf } from '#live/sockets.ts'
import { readConfig } from '#server/config.ts'
import { startJobs } from '#server/jobs.ts'
import { endWithParent } from '#server/process.ts'

const config = readConfig()
const { app, close } = await createApp({
  config,
  name: 'fairhouse-worker',
  connections: 6,
  events: (pool, log) => hintsOf(new LiveHost(pool, log, 'site'), new LiveHost(pool, log, 'office')),
})
const queue = openPool({ url: config.databaseUrl, name: 'fairhouse-jobs', max: 4 })
const working = await startJobs(app, queue, jobs)
app.log.info({ jobs: jobs.map((job) => job.name) }, 'worker started')

endWithParent(app.log, async () => {
  await working.stop()
  await queue.end()
  await close()
})
