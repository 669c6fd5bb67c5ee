import type { Job } from '#server/jobs.ts'
import { advance, findDuplicates, forgetClicks } from './service/watch.ts'

/** Twice the interval of the job, so that nothing between two runs is missed. */
const CHECK_MS = 20 * 60_000

export const affiliatesJobs: readonly Job[] = [
  {
    name: 'affiliates.advance',
    says: 'Notes first deposits and qualified players of affiliates.',
    cron: '* * * * *',
    run: async (app) => void (await advance(app)),
  },
  {
    name: 'affiliates.check',
    says: 'Looks for players who are the affiliate or another of its players.',
    cron: '*/10 * * * *',
    run: async (app) => void (await findDuplicates(app, CHECK_MS)),
  },
  {
    name: 'affiliates.forget',
    says: 'Deletes clicks older than a year, and the visitors of past days.',
    cron: '17 * * * *',
    run: (app) => forgetClicks(app),
  },
]
