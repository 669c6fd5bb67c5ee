import type { Job } from '#server/jobs.ts'
import { chaseTransfers, hearDecided } from './service/chase.ts'
import { endVisits } from './service/visits.ts'

export const vendorWalletsJobs: readonly Job[] = [
  {
    name: 'vendorWallets.chase',
    says: 'Asks vendors how transfers ended whose answer did not come.',
    everySeconds: 5,
    run: chaseTransfers,
  },
  {
    name: 'vendorWallets.hear',
    says: 'Asks vendors about transfers that operators decided, and opens an incident where they say otherwise.',
    everySeconds: 60,
    run: hearDecided,
  },
  {
    name: 'vendorWallets.endVisits',
    says: 'Ends visits at vendors whose session is over: an exclusion closes everything within a second.',
    everySeconds: 0.5,
    run: endVisits,
  },
]
