import type { Job } from '#server/jobs.ts'
import { driveTournaments } from './service/drive.ts'

export const tournamentsJobs: readonly Job[] = [
  {
    name: 'card-tournaments.drive',
    says: 'Starts card tournaments, takes who is out, balances and deals their tables between hands, pays the prizes, and reminds players.',
    everySeconds: 1,
    ownConnections: 2, // tables do not wait for reports
    run: driveTournaments,
  },
]
