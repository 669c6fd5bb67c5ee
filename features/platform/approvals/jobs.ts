import type { Job } from '#server/jobs.ts'
import { tellQueue } from './service/tell.ts'
import { expireApprovals } from './store.ts'

export const approvalsJobs: readonly Job[] = [
  {
    name: 'approvals-expire',
    says: 'Expires proposals that were not decided in time.',
    cron: '*/10 * * * *',
    async run(app) {
      if ((await expireApprovals(app.db, app.clock.now())) > 0) await tellQueue(app)
    },
  },
]
