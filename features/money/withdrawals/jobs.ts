import type { Job } from '#server/jobs.ts'
import { chasePayouts } from './service/chase.ts'
import { receiveBySilence } from './service/paid/receipt.ts'

export const withdrawalsJobs: readonly Job[] = [
  {
    name: 'withdrawals.chase',
    says: 'Polls processors about payouts without a callback.',
    everySeconds: 5,
    run: chasePayouts,
  },
  {
    name: 'withdrawals.receive',
    says: 'Marks paid withdrawals as received when the brand’s response time is over.',
    everySeconds: 30,
    run: receiveBySilence,
  },
]
