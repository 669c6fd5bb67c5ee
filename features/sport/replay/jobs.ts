import type { Job } from '#server/jobs.ts'
import { driveReplays, scheduleReplays } from './service/drive.ts'

export const sportReplayJobs: readonly Job[] = [
  {
    name: 'sport-replay.schedule',
    says: 'Schedules replays of real matches a day ahead.',
    everySeconds: 300,
    run: scheduleReplays,
  },
  {
    name: 'sport-replay.drive',
    says: 'Tells replays of real matches at the pace of life while someone looks at the sports pages.',
    everySeconds: 5,
    run: driveReplays,
  },
]
