import * as z from 'zod/mini'
import { currency, instant, uuid } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'
import { categories } from '../rules/promotion.ts'
import { promotionStates } from '../rules/state.ts'

const both = z.object({ en: z.string(), vi: z.string() })
const state = z.enum(promotionStates)

/** Calls of the specification under their own names (decision 5). */
export const promotionsRelay = defineContract('promotionsRelay', {
  available: {
    method: 'GET',
    path: '/wps/relay/MCSFE_getAvailablePromotions',
    audience: 'anyone',
    summary: 'Lists the promotions and raffles that are open to this member or visitor.',
    reply: z.object({
      list: z.array(
        z.object({
          id: uuid,
          type: z.enum(['promotion', 'raffle']),
          category: z.enum(categories),
          title: both,
          summary: both,
          currency,
          state,
          startsAt: instant,
          endsAt: z.nullable(instant),
          /** Tickets that a claim of a raffle gives; null for other promotions. */
          tickets: z.nullable(z.int()),
        }),
      ),
    }),
  },
  claimRaffle: {
    method: 'POST',
    path: '/wps/relay/MCSFE_claimRafflePromotion',
    audience: 'member',
    real: true,
    idempotent: true,
    rateLimit: '30/min',
    summary: 'Claims the tickets of a raffle, once for each member (PRO-01).',
    body: z.strictObject({ id: uuid }),
    reply: z.object({ state, tickets: z.int() }),
    refusals: {
      'promotions.unknown': null,
      'promotions.notOpen': z.object({ state }),
      'promotions.notNow': null,
    },
  },
})
