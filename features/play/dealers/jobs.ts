import type { Job } from '#server/jobs.ts'
import { watchVideos } from './service/video.ts'

export const dealersJobs: readonly Job[] = [
  {
    name: 'dealers.video',
    says: 'Measures the delay of the tables’ videos; a table whose video is lost takes no bets until it is back.',
    everySeconds: 4,
    run: watchVideos,
  },
]
