import type { Job } from '#server/jobs.ts'
import { driveCrash } from './service/drive.ts'

export const crashJobs: readonly Job[] = [
  {
    name: 'crash.drive',
    says: 'Schedules crash rounds while someone is there, pays automatic cash-outs as they are reached and tells pages.',
    everySeconds: 1,
    ownConnections: 2, // a flight does not wait for reports
    run: driveCrash,
  },
]
