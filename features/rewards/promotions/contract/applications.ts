import * as z from 'zod/mini'
import { id, instant, money, currency, page, uuid, words } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'
import { applicationStates, signals } from '../rules/application.ts'
import { MOST_COMMENT, MOST_PICTURES } from '../rules/promotion.ts'
import { promotionStates } from '../rules/state.ts'

const byId = z.strictObject({ id: uuid })
const code = words(12)
const both = z.object({ en: z.string(), vi: z.string() })
const state = z.enum(promotionStates)

export const promotionApplications = defineContract('promotionApplications', {
  apply: {
    method: 'POST',
    path: '/api/promotions/:id/application',
    audience: 'member',
    summary:
      'Applies for a promotion, or signs up for an activity, with a comment and up to three images (PRO-01).',
    real: true,
    idempotent: true,
    // processing pictures is expensive
    rateLimit: '30/h',
    params: byId,
    body: z.strictObject({ comment: words(MOST_COMMENT, 0) }),
    files: { field: 'picture', atMost: MOST_PICTURES, maxBytes: 5 * 1024 * 1024 },
    reply: z.object({ state }),
    refusals: {
      'promotions.unknown': null,
      'promotions.notOpen': z.object({ state }),
      'promotions.notNow': null,
      'promotions.notPicture': null,
      'promotions.pictureTooBig': z.object({ megapixels: z.int() }),
    },
  },
})

const decided = {
  method: 'POST',
  audience: 'operator',
  permission: 'promotions.review',
  idempotent: true,
  params: byId,
  reply: z.object({ state: z.enum(applicationStates) }),
} as const

const unknown = {
  'promotions.unknownApplication': null,
  'promotions.alreadyDecided': z.object({ status: z.enum(applicationStates) }),
} as const

export const promotionApplicationsOffice = defineContract('promotionApplicationsOffice', {
  list: {
    method: 'GET',
    path: '/office/api/promotions/applications',
    audience: 'operator',
    permission: 'promotions.see',
    summary:
      'Lists applications and claims under review by state, waiting ones oldest first, with counts of the filter.',
    query: z.strictObject({
      merchant: z.optional(code),
      state: z.optional(z.enum(applicationStates)),
      /** Number, account name or member id. */
      find: z.optional(words(64)),
      ...page,
    }),
    reply: z.object({
      list: z.array(
        z.object({
          id: uuid,
          number: z.string(),
          merchant: z.string(),
          memberId: id,
          account: z.string(),
          kind: z.enum(['application', 'check']),
          /** What the claim shares with another member's part in the promotion. */
          signals: z.array(z.enum(signals)),
          promotion: uuid,
          title: both,
          currency,
          /** What an approval gives. */
          amount: z.nullable(money),
          comment: z.nullable(z.string()),
          pictures: z.array(z.string()),
          state: z.enum(applicationStates),
          at: instant,
          /** From when it can be decided. */
          dueFrom: instant,
          reason: z.nullable(z.string()),
          decidedBy: z.nullable(z.string()),
          decidedAt: z.nullable(instant),
        }),
      ),
      next: z.nullable(z.string()),
      counts: z.record(z.string(), z.int()),
    }),
  },
  approve: {
    ...decided,
    path: '/office/api/promotions/applications/:id/approve',
    summary: 'Approves an application: its reward is offered, within the budget that two operators approved.',
    body: z.strictObject({ merchant: code }),
    refusals: {
      ...unknown,
      'promotions.tooEarly': z.object({ from: instant }),
      'promotions.usedUp': null,
      'promotions.notNow': null,
    },
  },
  reject: {
    ...decided,
    path: '/office/api/promotions/applications/:id/reject',
    summary: 'Rejects an application; the member sees the reason.',
    body: z.strictObject({ merchant: code, reason: words(300, 4) }),
    refusals: unknown,
  },
  picture: {
    method: 'GET',
    path: '/office/api/promotions/pictures/:file',
    audience: 'operator',
    permission: 'promotions.see',
    summary: 'Returns an image of an application.',
    params: z.strictObject({ file: z.string().check(z.regex(/^[0-9a-f]{32}\.jpg$/)) }),
    query: z.strictObject({ merchant: code }),
    download: true,
    reply: z.unknown(),
    refusals: { 'promotions.unknownPicture': null },
  },
})
