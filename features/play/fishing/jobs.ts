import type { Job } from '#server/jobs.ts'
import { sweepSeats } from './service/seats.ts'

export const fishingJobs: readonly Job[] = [
  {
    name: 'fishing.sweep',
    says: 'Deletes seats at fishing tables whose members left long ago.',
    everySeconds: 60,
    run: sweepSeats,
  },
]
