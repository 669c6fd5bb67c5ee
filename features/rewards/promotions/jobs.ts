import type { Job } from '#server/jobs.ts'
import { giveForCodes, giveForDeposits } from './service/give.ts'
import { giveDue } from './service/push/clock.ts'

export const promotionsJobs: readonly Job[] = [
  {
    name: 'promotions.deposits',
    says: 'Gives members who joined a promotion what their deposit earned.',
    everySeconds: 5,
    run: async (app) => void (await giveForDeposits(app)),
  },
  {
    name: 'promotions.codes',
    says: 'Gives new members what the code of their registration earned.',
    everySeconds: 5,
    run: async (app) => void (await giveForCodes(app)),
  },
  {
    name: 'promotions.due',
    says: 'Gives the promotions of registrations, birthdays, schedules and lists.',
    cron: '* * * * *',
    run: async (app) => void (await giveDue(app)),
  },
]
