import type { Job } from '#server/jobs.ts'
import { sendDue } from './service/send.ts'
import { tellCommission } from './service/tell.ts'

export const postbacksJobs: readonly Job[] = [
  {
    name: 'postbacks.send',
    says: 'Sends postbacks of affiliates that are due, and repeats those that were not received.',
    everySeconds: 10,
    run: async (app) => void (await sendDue(app)),
  },
  {
    name: 'postbacks.commission',
    says: 'Queues postbacks of commission that was stated.',
    cron: '* * * * *',
    run: (app) => tellCommission(app),
  },
]
