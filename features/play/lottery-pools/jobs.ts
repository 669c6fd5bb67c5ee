import type { Job } from '#server/jobs.ts'
import { openPools } from './service/open.ts'

export const lotteryPoolJobs: readonly Job[] = [
  {
    name: 'lottery-pools.open',
    says: 'Opens the rolling pools of the lotteries for brands that have none, with their seeds.',
    everySeconds: 300,
    run: openPools,
  },
]
