import type { Job } from '#server/jobs.ts'
import { advanceRanks } from './service/advance.ts'
import { giveForBirthdays } from './service/birthday.ts'

export const vipJobs: readonly Job[] = [
  {
    name: 'vip.advance',
    says: 'Sums valid bets and deposits of the period, raises members, and judges ranks at the end of a period.',
    everySeconds: 30,
    run: advanceRanks,
  },
  {
    name: 'vip.birthdays',
    says: 'Offers the birthday gifts of the day.',
    cron: '20 * * * *',
    run: giveForBirthdays,
  },
]
