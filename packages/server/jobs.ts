import { Logger, run, type Runner, type TaskList } from 'graphile-worker'
import { openDb, openPool } from '#db/pool.ts'
import type { App } from './app.ts'
import { traceQueries } from './tracing/database.ts'

/**
 * Scheduled work. Runs must be safe to repeat and to overlap: everything a job pays has an idempotency key. `cron` is minute, hour, day,
 * month, weekday in UTC; a job that runs more often than once a minute uses `everySeconds`.
 */
export type Job = {
  readonly name: string
  readonly says: string
  readonly run: (app: App) => Promise<void>
} & ({ readonly cron: string } | Frequent)

type Frequent = {
  readonly everySeconds: number
  /**
   * Database connections of its own, for work that a person waits for, such as a code by SMS: it continues while other jobs hold all that
   * they share.
   */
  readonly ownConnections?: number
}

/** Queue names cannot contain dots. */
const taskOf = (job: Job): string => job.name.replaceAll('.', ':')

export type Working = { readonly stop: () => Promise<void> }

/** Runs all jobs: cron ones once across all workers, frequent ones in each (their statements skip locked rows). */
export async function startJobs(
  app: App,
  pool: Parameters<typeof run>[0]['pgPool'],
  jobs: readonly Job[],
): Promise<Working> {
  const timed = jobs.filter((job): job is Job & { cron: string } => 'cron' in job)
  const taskList: TaskList = Object.fromEntries(
    timed.map((job) => [taskOf(job), (_: unknown, { job: { run_at } }) => runJob(app, job, run_at)]),
  )
  const runner: Runner | null = timed.length
    ? await run({
        ...(pool ? { pgPool: pool } : {}),
        taskList,
        crontab: timed.map((job) => `${job.cron} ${taskOf(job)}`).join('\n'),
        concurrency: 2,
        noHandleSignals: true,
        logger: new Logger(
          () => (level, message) => void (level === 'error' && app.log.error({ message }, 'jobs')),
        ),
      })
    : null
  const frequent = jobs.filter((job): job is Job & Frequent => 'everySeconds' in job)
  const loops = frequent.map((job) => loopApart(app, job))
  return {
    async stop() {
      await Promise.all([runner?.stop(), ...loops.map((each) => each.stop())])
    },
  }
}

/** Runs a job once: in a span of its own, counted and timed where metrics are on. `dueAt` is when it should have begun. */
async function runJob(app: App, job: Job, dueAt: Date): Promise<void> {
  const { meters, tracing } = app.observability
  const run = () => (tracing ? tracing.span(`job ${job.name}`, {}, () => job.run(app)) : job.run(app))
  if (!meters) return run()
  const begun = Date.now()
  const labels = { job: job.name }
  meters.set('fairhouse_job_lag_seconds', labels, Math.max(0, begun - dueAt.getTime()) / 1000)
  let result = 'failed'
  try {
    await run()
    result = 'ok'
    meters.set('fairhouse_job_last_success_seconds', labels, Date.now() / 1000)
  } finally {
    meters.count('fairhouse_job_runs_total', { ...labels, result })
    meters.observe('fairhouse_job_seconds', labels, (Date.now() - begun) / 1000)
  }
}

/** Runs a frequent job with connections of its own, if it asks for them. */
function loopApart(app: App, job: Job & Frequent): Working {
  if (job.ownConnections === undefined) return loop(app, job)
  const name = `fairhouse-job-${job.name}`
  const pool = openPool({ url: app.config.databaseUrl, name, max: job.ownConnections })
  if (app.observability.tracing) traceQueries(pool, app.observability.tracing)
  const going = loop({ ...app, pool, db: openDb(pool) }, job)
  return {
    async stop() {
      await going.stop()
      await pool.end()
    },
  }
}

/** Runs a job repeatedly with a pause; a failed run is logged and the next one follows. */
function loop(app: App, job: Job & Frequent): Working {
  let isStopping = false
  let wake = (): void => undefined
  let dueAt = new Date()
  const going = (async () => {
    while (!isStopping) {
      try {
        await runJob(app, job, dueAt)
      } catch (error) {
        app.log.error({ error, job: job.name }, 'job failed; it will run again')
      }
      if (isStopping) break
      dueAt = new Date(Date.now() + job.everySeconds * 1000)
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, job.everySeconds * 1000)
        wake = () => {
          clearTimeout(timer)
          resolve()
        }
      })
    }
  })()
  return {
    async stop() {
      isStopping = true
      wake()
      await going
    },
  }
}
