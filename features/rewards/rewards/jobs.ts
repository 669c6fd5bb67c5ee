import type { Job } from '#server/jobs.ts'
import { creditClaimed } from './service/claim.ts'
import { tellRewards } from './service/tell.ts'
import { expireOffers } from './store/rewards.ts'

export const rewardsJobs: readonly Job[] = [
  {
    name: 'rewards.credit',
    says: 'Credits rewards that need no claim, and what a stopped worker left.',
    everySeconds: 5,
    run: async (app) => void (await creditClaimed(app)),
  },
  {
    name: 'rewards.expire',
    says: 'Ends offers that were not claimed in time.',
    everySeconds: 60,
    async run(app) {
      for (const memberId of await expireOffers(app.db, app.clock.now())) await tellRewards(app, memberId)
    },
  },
]
