import type { Job } from '#server/jobs.ts'
import { closeSilent, dropOld } from './service/keep.ts'

export const liveChatJobs: readonly Job[] = [
  {
    name: 'service.silence',
    says: 'Closes talks of the desk in which nobody has said anything for an hour.',
    everySeconds: 30,
    run: closeSilent,
  },
  {
    name: 'service.retention',
    says: 'Deletes transcripts of the desk that were kept for 180 days.',
    cron: '17 3 * * *',
    run: dropOld,
  },
]
