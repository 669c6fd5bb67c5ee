import * as z from 'zod/mini'
import { defineContract } from '#contract/route.ts'

export const payments = defineContract('payments', {
  callback: {
    method: 'POST',
    path: '/api/payments/callbacks/:processor',
    who: 'signed',
    says: 'News of a payment or pay-out, signed by the processor as Standard Webhooks describes.',
    params: z.strictObject({ processor: z.string().check(z.maxLength(32)) }),
    reply: z.object({ taken: z.boolean() }),
    refusals: {
      'payments.unknownProcessor': null,
      'payments.notProved': z.object({ why: z.string() }),
      'payments.notUnderstood': null,
      'payments.unknownOrder': null,
    },
  },
})
