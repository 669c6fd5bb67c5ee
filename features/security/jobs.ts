import type { Job } from '#server/jobs.ts'
import { sweepChallenges } from './store/passkeys.ts'

export const securityJobs: readonly Job[] = [
  {
    name: 'security-sweep',
    says: 'Forgets questions to passkeys that nobody answered.',
    cron: '*/30 * * * *',
    run: async (house) => void (await sweepChallenges(house.db, house.clock.now())),
  },
]
