import type { Job } from '#server/jobs.ts'
import { reconcileStripe } from './service/stripe/reconcile.ts'

export const paymentsJobs: readonly Job[] = [
  {
    name: 'payments.reconcileStripe',
    says: 'Compares Stripe’s list of payments with the deposits and credits those whose webhooks were lost.',
    everySeconds: 600,
    run: reconcileStripe,
  },
]
