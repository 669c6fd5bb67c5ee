import type { Job } from '#server/jobs.ts'
import { driveRounds } from './service/drive.ts'
import { recountExposure } from './service/risk/exposure.ts'

export const sharedRoundsJobs: readonly Job[] = [
  {
    name: 'shared-rounds.drive',
    says: 'Schedules shared rounds and takes those that are due further: sale, lock, draw, settlement, reveal.',
    everySeconds: 0.25,
    ownConnections: 5, // a draw does not wait for reports, and a large settlement delays no other job
    run: driveRounds,
  },
  {
    name: 'shared-rounds.exposure',
    says: 'Counts what capped rounds on sale could cost, for slips that were sold before their cap was set.',
    everySeconds: 60,
    run: recountExposure,
  },
]
