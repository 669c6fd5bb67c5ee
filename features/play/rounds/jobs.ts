import type { Job } from '#server/jobs.ts'
import { endWaiting } from './service/stepped/absent.ts'
import { auditYesterday, changeDueSeeds, forgetTickets } from './service/audit.ts'

export const roundsJobs: readonly Job[] = [
  {
    name: 'rounds.replay',
    says: 'Folds yesterday’s rounds again from their stored inputs and compares script and money with the ledger.',
    cron: '10 1 * * *',
    run: auditYesterday,
  },
  {
    name: 'rounds.seeds',
    says: 'Reveals pairs of seeds that were in force for a day.',
    cron: '7 * * * *',
    run: async (app) => void (await changeDueSeeds(app)),
  },
  {
    name: 'rounds.unfinished',
    says: 'Ends rounds in which no move was made for a day, by the rule of their game.',
    cron: '*/5 * * * *',
    run: async (app) => void (await endWaiting(app)),
  },
  {
    name: 'rounds.tickets',
    says: 'Deletes launch tickets that are older than a day.',
    cron: '23 2 * * *',
    run: forgetTickets,
  },
]
