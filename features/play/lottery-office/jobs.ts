import type { Job } from '#server/jobs.ts'
import { pullFeeds } from './service/feeds.ts'

export const lotteryOfficeJobs: readonly Job[] = [
  {
    name: 'lottery.feeds',
    says: 'Fetches published results from the feeds that are read from an address.',
    everySeconds: 60,
    run: pullFeeds,
  },
]
