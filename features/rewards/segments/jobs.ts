import type { Job } from '#server/jobs.ts'
import { countSegments } from './service/office.ts'

export const segmentsJobs: readonly Job[] = [
  {
    name: 'segments.count',
    says: 'Counts the members of every saved segment again.',
    cron: '17 * * * *',
    run: countSegments,
  },
]
