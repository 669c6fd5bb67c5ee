import { createApp } from '#apps/server/create-app.ts'
import { openPool } from '#db/pool.ts'
import { jobs } from '#features/server.ts'
import { LiveHost, hintsOf } from '#live/sockets.ts'
import { readConfig } from '#server/config.ts'
import { startJobs } from '#server/jobs.ts'
import { createLog } from '#server/log.ts'
import { featureGauges } from '#server/metrics/gauges.ts'
import { meterJobQueue } from '#server/metrics/job-queue.ts'
import { meterPools } from '#server/metrics/process.ts'
import { observeProcess } from '#server/metrics/observability.ts'
import { endWithParent, refuseOtherMode } from '#server/process.ts'

/** A job may wait for its turn longer than a request. */
const JOB_WAIT_MS = 60_000

const config = readConfig()
const log = createLog('fairhouse-worker', config.LOG_LEVEL)
const observing = await observeProcess(config, 'worker', log)
const { app, close } = await createApp({
  config,
  name: 'fairhouse-worker',
  log,
  observability: observing,
  connections: 6,
  limits: { waitMs: JOB_WAIT_MS },
  events: (pool) => hintsOf(new LiveHost(pool, log, 'site'), new LiveHost(pool, log, 'office')),
})
await refuseOtherMode(app)
const queue = openPool({ url: config.databaseUrl, name: 'fairhouse-jobs', max: 4, hasTextIntegers: true })
const { meters } = observing
if (meters) {
  meterPools(meters, { jobs: queue })
  meterJobQueue(meters, queue)
  for (const declare of featureGauges.of(app)) declare(app, meters)
}
const working = await startJobs(app, queue, jobs)
await observing.serve()
app.log.info({ jobs: jobs.map((job) => job.name) }, 'worker started')

endWithParent(app.log, async () => {
  await working.stop()
  await queue.end()
  await close()
  await observing.close()
})
