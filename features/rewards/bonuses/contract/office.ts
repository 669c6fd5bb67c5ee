import * as z from 'zod/mini'
import { currency, id, instant, money, uuid, words } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'
import { orderOutcomes, orderStates } from '../rules/order.ts'

const params = z.strictObject({ member: id, id: uuid })
const refusals = {
  'freeRounds.unknown': null,
  'freeRounds.state': z.object({ state: z.enum(orderStates) }),
} as const

export const freeRoundsOffice = defineContract('freeRoundsOffice', {
  list: {
    method: 'GET',
    path: '/office/api/free-rounds',
    audience: 'operator',
    permission: 'promotions.see',
    summary:
      'Lists free rounds ordered at vendors: those that a vendor refused first, then the newest, 100 at most.',
    query: z.strictObject({ merchant: words(12) }),
    reply: z.object({
      rows: z.array(
        z.object({
          id: uuid,
          memberId: id,
          account: z.string(),
          vendor: z.string(),
          game: z.string(),
          currency,
          rounds: z.int(),
          stake: money,
          played: z.int(),
          won: money,
          state: z.enum(orderStates),
          outcome: z.nullable(z.enum(orderOutcomes)),
          reason: z.nullable(z.string()),
          orderedAt: instant,
          until: instant,
          /** Calls since the vendor’s last reply. */
          silent: z.int(),
        }),
      ),
    }),
  },
  retry: {
    method: 'POST',
    path: '/office/api/members/:member/free-rounds/:id/retry',
    audience: 'operator',
    permission: 'promotions.launch',
    summary: 'Orders free rounds again that the vendor refused, under the same id; their days begin again.',
    params,
    body: z.strictObject({ reason: words(300, 4) }),
    reply: z.object({ state: z.enum(orderStates) }),
    refusals,
  },
  cancel: {
    method: 'POST',
    path: '/office/api/members/:member/free-rounds/:id/cancel',
    audience: 'operator',
    permission: 'promotions.revoke',
    summary:
      'Cancels free rounds at the vendor; what they have won stays the member’s. A second operator approves it.',
    params,
    body: z.strictObject({ reason: words(300, 4) }),
    reply: z.object({ state: z.enum(orderStates) }),
    refusals,
  },
})
