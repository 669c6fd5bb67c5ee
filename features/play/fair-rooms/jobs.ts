import type { Job } from '#server/jobs.ts'
import { forgetFirm } from './service/forget.ts'
import { lookAtHands } from './service/look.ts'

export const fairRoomsJobs: readonly Job[] = [
  {
    name: 'fair-rooms.look',
    says: 'Looks for signs of collusion in the hands of card rooms that are over, and raises flags for patterns of them.',
    everySeconds: 20,
    run: lookAtHands,
  },
  {
    name: 'fair-rooms.forget',
    says: 'Deletes firm hands of card rooms that are older than any period of signs.',
    cron: '29 3 * * *',
    run: forgetFirm,
  },
]
