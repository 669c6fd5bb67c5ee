import * as z from 'zod/mini'
import { defineContract } from '#contract/route.ts'
import { queueNames } from './rules.ts'

const waiting = { count: z.int(), overdue: z.int() } as const

export const workQueues = defineContract('workQueues', {
  list: {
    method: 'GET',
    path: '/office/api/queues',
    audience: 'operator',
    summary:
      'Returns how many rows wait in each queue that the operator may open, and how many are overdue, by brand.',
    reply: z.object({
      queues: z.array(
        z.object({
          name: z.enum(queueNames),
          ...waiting,
          /** By brand; work that belongs to no brand is only in the sum. */
          brands: z.array(z.object({ merchant: z.string(), ...waiting })),
        }),
      ),
    }),
  },
})
