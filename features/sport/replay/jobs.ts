import type { Job } from '#server/jobs.ts'
import { driveReplays } from './service/drive.ts'

export const sportReplayJobs: readonly Job[] = [
  {
    name: 'sport-replay.drive',
    says: 'Schedules replays of real matches and tells them at the pace of life while someone looks at the sports pages.',
    everySeconds: 5,
    run: driveReplays,
  },
]
