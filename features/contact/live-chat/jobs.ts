import type { Job } from '#server/jobs.ts'
import { closeSilent, dropOld } from './service/keep.ts'

export const liveChatJobs: readonly Job[] = [
  {
    name: 'service.silence',
    says: 'Closes conversations without a message for an hour, unanswered ones after a day.',
    everySeconds: 30,
    run: closeSilent,
  },
  {
    name: 'service.retention',
    says: 'Deletes transcripts of live chat after 180 days.',
    cron: '17 3 * * *',
    run: dropOld,
  },
]
