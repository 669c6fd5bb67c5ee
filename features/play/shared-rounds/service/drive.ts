import { setTimeout } from 'node:timers/promises'
import type { App } from '#server/app.ts'
import { dueOf, endLease, takeDue, untilNextDue } from '../store/rounds.ts'
import { seriesToPlan } from '../store/series.ts'
import { hostOf, type Host } from './host.ts'
import { planSeries } from './series.ts'
import { stepRound } from './steps/step.ts'

/** Rounds that a worker takes at a time. */
const TAKEN = 4
/** A worker that dies leaves its rounds to others after this time. */
const LEASE_MS = 5_000
/** A run of the job ends after about this time; the next one follows. */
const RUN_MS = 5_000
/** The worker looks again at least this often: rounds may be changed by operators and other workers. */
const LOOK_MS = 250
/** The shortest pause, so that a round that waits for another does not spin. */
const LEAST_MS = 10
/** Steps of one round in a row; a large settlement has a slice per step. */
const MOST_STEPS = 1_000

/** Plans and steps everything that is due now; returns how many steps were made. Safe on any number of workers. */
export async function driveOnce(host: Host): Promise<number> {
  let steps = 0
  for (const key of await seriesToPlan(host.app.db)) {
    await planSeries(host, key)
    steps += 1
  }
  const due = await takeDue(host.app.db, { limit: TAKEN, leaseMs: LEASE_MS })
  await Promise.all(
    due.map(async (id) => {
      try {
        steps += await stepWhileDue(host, id)
      } catch (error) {
        host.app.log.error({ error, round: id }, 'shared rounds: a step failed; it will be repeated')
        return // the lease runs out first: a round that fails does not spin
      }
      await endLease(host.app.db, id)
    }),
  )
  return steps
}

async function stepWhileDue(host: Host, id: string): Promise<number> {
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    const stepped = await stepRound(host, id)
    if (!stepped || stepped.isWaiting) return steps
  }
  return MOST_STEPS
}

/**
 * Steps the due rounds of one series, apart from all others: members of a game with a round every few seconds do not wait for the draws of
 * lotteries. Safe beside the general job, and on any number of workers.
 */
export async function driveSeries(host: Host, series: string): Promise<number> {
  let steps = 0
  for (const id of await dueOf(host.app.db, series)) {
    try {
      steps += await stepWhileDue(host, id)
    } catch (error) {
      host.app.log.error({ error, round: id }, 'shared rounds: a step failed; it will be repeated')
    }
  }
  return steps
}

/** The job of each worker: follows the database's clock closely for a while. */
export async function driveRounds(app: App): Promise<void> {
  const host = hostOf(app)
  const until = app.clock.now().getTime() + RUN_MS
  while (app.clock.now().getTime() < until) {
    if ((await driveOnce(host)) > 0) continue
    const next = await untilNextDue(app.db)
    await setTimeout(Math.min(LOOK_MS, Math.max(LEAST_MS, next ?? LOOK_MS)))
  }
}
