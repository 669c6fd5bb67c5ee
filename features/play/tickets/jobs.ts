import type { Job } from '#server/jobs.ts'
import { advanceTickets } from './service/advance.ts'

export const ticketsJobs: readonly Job[] = [
  {
    name: 'tickets.advance',
    says: 'Prints and opens series of instant tickets, scratches tickets whose time is over, and reveals finished series.',
    everySeconds: 10,
    run: advanceTickets,
  },
]
