import type { Job } from '#server/jobs.ts'
import { driveVirtual } from './service/drive.ts'

export const sportVirtualJobs: readonly Job[] = [
  {
    name: 'sport-virtual.drive',
    says: 'Schedules the matches of virtual leagues, tells them while someone looks at the sports pages, and enters their results.',
    everySeconds: 1,
    run: driveVirtual,
  },
]
