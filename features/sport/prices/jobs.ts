import type { Job } from '#server/jobs.ts'
import { priceAll } from './service/price.ts'

export const sportPricesJobs: readonly Job[] = [
  {
    name: 'sport-prices.price',
    says: 'Prices sports events that are new, have changed, or whose clock has moved on, and lets betting continue after incidents.',
    everySeconds: 1,
    run: priceAll,
  },
]
