import type { Job } from '#server/jobs.ts'
import { watchFeeds } from './service/feed/stale.ts'

export const sportEventsJobs: readonly Job[] = [
  {
    name: 'sport-events.feeds',
    says: 'Suspends the events of sports feeds that are silent or lack messages, and frees them when they are complete again.',
    everySeconds: 1,
    run: watchFeeds,
  },
]
