import type { House } from '#server/house.ts'
import type { Job } from '#server/jobs.ts'
import { finishOffers } from './service/offer.ts'
import { receiveBySilence, releaseUnsent } from './service/receive.ts'

async function matchOn(house: House): Promise<void> {
  await receiveBySilence(house)
  await releaseUnsent(house)
  await finishOffers(house)
}

export const matchingJobs: readonly Job[] = [
  {
    name: 'matching.run',
    says: 'Marks unanswered transfers as received or sends them to review, reopens expired reservations, and completes matched withdrawals.',
    everySeconds: 10,
    run: matchOn,
  },
]
