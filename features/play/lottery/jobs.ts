import type { Job } from '#server/jobs.ts'
import { planLotteries } from './service/series.ts'

export const lotteryJobs: readonly Job[] = [
  {
    name: 'lottery.plan',
    says: 'Creates the lotteries’ series and puts the draws of the coming days on sale.',
    everySeconds: 60,
    run: planLotteries,
  },
]
