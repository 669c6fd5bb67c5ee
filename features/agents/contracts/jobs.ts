import type { Job } from '#server/jobs.ts'
import { tellContracts } from './service/tell.ts'
import { expireOffers } from './store/contracts.ts'
import { inTransaction } from '#db/pool.ts'

export const contractsJobs: readonly Job[] = [
  {
    name: 'contracts.expire',
    says: 'Closes contract offers that were not answered in time.',
    cron: '*/10 * * * *',
    async run(app) {
      const expired = await inTransaction(app.db, (tx) => expireOffers(tx, app.clock.now()))
      if (expired.length > 0)
        await tellContracts(
          app,
          expired.flatMap(({ memberId, uplineId }) => [memberId, uplineId]),
        )
    },
  },
]
