import type { Job } from '#server/jobs.ts'
import { KNOWN_DEVICE_MS, TRY_WINDOW_MS } from './rules/tries.ts'
import { sweepChallenges } from './store/challenges.ts'
import { sweepDevices } from './store/devices.ts'
import { sweepTries } from './store/tries.ts'

export const operatorJobs: readonly Job[] = [
  {
    name: 'operators-sweep',
    says: 'Forgets unfinished log-ins and wrong tries and browsers that no longer count.',
    cron: '*/30 * * * *',
    async run(app) {
      const now = app.clock.now()
      await sweepChallenges(app.db, now)
      await sweepTries(app.db, new Date(now.getTime() - 2 * TRY_WINDOW_MS))
      await sweepDevices(app.db, new Date(now.getTime() - KNOWN_DEVICE_MS))
    },
  },
]
