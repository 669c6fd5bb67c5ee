import type { App } from '#server/app.ts'
import type { Job } from '#server/jobs.ts'
import { finishOffers } from './service/offer.ts'
import { receiveBySilence, releaseUnsent } from './service/receive.ts'

async function matchOn(app: App): Promise<void> {
  await receiveBySilence(app)
  await releaseUnsent(app)
  await finishOffers(app)
}

export const p2pPayoutsJobs: readonly Job[] = [
  {
    name: 'matching.run',
    says: 'Marks unanswered transfers as received or sends them to review, reopens expired reservations, and completes matched withdrawals.',
    everySeconds: 10,
    run: matchOn,
  },
]
