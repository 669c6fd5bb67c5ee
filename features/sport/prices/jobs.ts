import type { Job } from '#server/jobs.ts'
import { forgetOldMoves } from './service/forget.ts'
import { priceAll } from './service/price.ts'

export const sportPricesJobs: readonly Job[] = [
  {
    name: 'sport-prices.price',
    says: 'Prices sports events that are new, have changed, or whose clock has moved on, and lets betting continue after incidents.',
    everySeconds: 1,
    run: priceAll,
  },
  {
    name: 'sport-prices.forget',
    says: 'Deletes moves of prices that are older than 180 days.',
    everySeconds: 3_600,
    run: forgetOldMoves,
  },
]
