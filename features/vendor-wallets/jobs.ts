import type { Job } from '#server/jobs.ts'
import { chaseTransfers } from './service/chase.ts'

export const vendorWalletsJobs: readonly Job[] = [
  {
    name: 'vendorWallets.chase',
    says: 'Asks vendors how transfers ended whose answer did not come.',
    everySeconds: 5,
    run: chaseTransfers,
  },
]
