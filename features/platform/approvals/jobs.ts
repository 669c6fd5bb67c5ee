import type { Job } from '#server/jobs.ts'
import { tellQueue } from './service/tell.ts'
import { expireApprovals } from './store.ts'

export const approvalsJobs: readonly Job[] = [
  {
    name: 'approvals-expire',
    says: 'Closes proposals that nobody decided in time.',
    cron: '*/10 * * * *',
    async run(house) {
      if ((await expireApprovals(house.db, house.clock.now())) > 0) await tellQueue(house)
    },
  },
]
