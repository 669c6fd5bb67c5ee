import type { Job } from '#server/jobs.ts'
import { lookAtHands } from './service/look.ts'

export const fairRoomsJobs: readonly Job[] = [
  {
    name: 'fair-rooms.look',
    says: 'Looks for signs of collusion in the hands of card rooms that are over, and raises flags for patterns of them.',
    everySeconds: 20,
    run: lookAtHands,
  },
]
