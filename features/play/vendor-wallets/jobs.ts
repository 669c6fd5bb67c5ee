import type { Job } from '#server/jobs.ts'
import { chaseTransfers, hearDecided } from './service/chase.ts'
import { endVisits } from './service/visits.ts'

export const vendorWalletsJobs: readonly Job[] = [
  {
    name: 'vendorWallets.chase',
    says: 'Polls providers about unconfirmed transfers.',
    everySeconds: 5,
    run: chaseTransfers,
  },
  {
    name: 'vendorWallets.hear',
    says: 'Polls providers about transfers that operators decided and opens an incident if their report differs.',
    everySeconds: 60,
    run: hearDecided,
  },
  {
    name: 'vendorWallets.endVisits',
    says: 'Ends provider game sessions whose member session is over; an exclusion closes them within a second.',
    everySeconds: 0.5,
    run: endVisits,
  },
]
