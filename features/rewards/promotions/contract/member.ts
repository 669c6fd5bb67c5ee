import * as z from 'zod/mini'
import { money, uuid, words } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'
import { anyTerms } from '#features/rewards/bonuses/contract/terms.ts'
import { outcomes } from '#features/rewards/bonuses/rules/end.ts'
import { promotionStates } from '../rules/state.ts'
import { triggerKinds } from '../rules/triggers.ts'
import { data, shown } from './shapes.ts'
import { triggerShown } from './triggers.ts'

const state = z.enum(promotionStates)
const trigger = z.enum(triggerKinds)

/** `isFreeBet`: its free rounds are free bets. */
const promotion = z.object({ ...shown, trigger, gift: data.shape.gift, isFreeBet: z.boolean(), state })

export const promotions = defineContract('promotions', {
  list: {
    method: 'GET',
    path: '/api/promotions',
    audience: 'anyone',
    summary: 'Lists the brand’s promotions with the state for this member or visitor (PRO-01).',
    reply: z.object({ rows: z.array(promotion) }),
  },
  one: {
    method: 'GET',
    path: '/api/promotions/:id',
    audience: 'anyone',
    summary: 'Returns a promotion with the data that its conditions and terms are rendered from.',
    params: z.strictObject({ id: uuid }),
    reply: z.object({
      ...promotion.shape,
      /** Without the code of a code promotion. */
      trigger,
      deposit: z.nullable(
        z.object({ nth: z.nullable(z.int()), methods: z.readonly(z.array(z.string())), least: money }),
      ),
      /** What gives it, without the code or who was chosen. */
      rule: triggerShown,
      /** The member enters a code to join. */
      needsCode: z.boolean(),
      /** Each member gets it once, also where its trigger happens again. */
      once: z.boolean(),
      /** The name of the product that it gives. */
      item: z.nullable(z.object({ en: z.string(), vi: z.string() })),
      terms: z.nullable(anyTerms),
      termsHash: z.nullable(z.string()),
      /** Why the member’s deposit did not count. */
      unmet: z.nullable(z.string()),
      /** Why an operator rejected the application. */
      reason: z.nullable(z.string()),
      amount: z.nullable(money),
      /** How the bonus that the member got has ended; null: it goes on, or there is none. */
      outcome: z.nullable(z.enum(outcomes)),
    }),
    refusals: { 'promotions.unknown': null },
  },
  picture: {
    method: 'GET',
    path: '/api/promotions/pictures/:file',
    audience: 'anyone',
    listeners: ['site', 'office'],
    summary: 'Returns the picture of a promotion, re-encoded from the upload.',
    params: z.strictObject({ file: z.string().check(z.regex(/^[0-9a-f]{32}\.jpg$/)) }),
    download: true,
    reply: z.unknown(),
    refusals: { 'promotions.unknownPicture': null },
  },
  forDeposit: {
    method: 'GET',
    path: '/api/promotions/deposit',
    audience: 'member',
    real: true,
    summary: 'Lists the bonuses that the member can choose for their next deposit, with terms.',
    reply: z.object({
      rows: z.array(
        z.object({
          id: uuid,
          title: shown.title,
          summary: shown.summary,
          currency: shown.currency,
          gift: data.shape.gift,
          least: money,
          methods: z.readonly(z.array(z.string())),
          terms: z.nullable(anyTerms),
          termsHash: z.nullable(z.string()),
          /** The member has joined it on its page. */
          isJoined: z.boolean(),
        }),
      ),
    }),
  },
  join: {
    method: 'POST',
    path: '/api/promotions/:id/join',
    audience: 'member',
    summary:
      'Joins a deposit promotion, or claims one; the reward is credited or waits in the reward centre.',
    real: true,
    idempotent: true,
    rateLimit: '30/min',
    params: z.strictObject({ id: uuid }),
    body: z.strictObject({ code: z.optional(words(32)) }),
    reply: z.object({ state }),
    refusals: {
      'promotions.unknown': null,
      'promotions.notOpen': z.object({ state }),
      'promotions.wrongCode': null,
      'promotions.usedUp': null,
      'promotions.notNow': null,
      'promotions.needsApplication': null,
    },
  },
})
