import type { Job } from '#server/jobs.ts'
import { chasePayouts } from './service/chase.ts'
import { receiveBySilence } from './service/paid/receipt.ts'

export const withdrawalsJobs: readonly Job[] = [
  {
    name: 'withdrawals.chase',
    says: 'Asks processors about pay-outs whose call-back did not come.',
    everySeconds: 5,
    run: chasePayouts,
  },
  {
    name: 'withdrawals.receive',
    says: 'Counts paid withdrawals as received after the minutes of silence that the merchant has set.',
    everySeconds: 30,
    run: receiveBySilence,
  },
]
