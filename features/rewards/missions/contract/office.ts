import * as z from 'zod/mini'
import { currency, instant, uuid, whole, words } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'
import { bonusTerms, freeRoundsTerms } from '#features/rewards/bonuses/contract/terms.ts'
import { both, missionData } from './shapes.ts'

const byId = z.strictObject({ id: uuid })
const named = z.object({ id: uuid, en: z.string(), vi: z.string() })
const reason = z.strictObject({ reason: words(500, 4) })

export const missionsOffice = defineContract('missionsOffice', {
  list: {
    method: 'GET',
    path: '/office/api/missions',
    audience: 'operator',
    permission: 'missions.see',
    summary: 'Lists the missions of a brand with what became of them, newest first.',
    query: z.strictObject({ merchant: z.optional(words(16)) }),
    reply: z.object({
      brands: z.array(z.object({ code: z.string(), name: z.string() })),
      merchant: z.string(),
      /** What the brand's members play in; null for an unknown brand. */
      currency: z.nullable(currency),
      rows: z.array(
        z.object({
          id: uuid,
          title: z.object({ en: z.string(), vi: z.string() }),
          currency,
          data: missionData,
          state: z.enum(['draft', 'live', 'stopped']),
          /** Rewards that it may give in all, and has given. */
          most: z.nullable(z.int()),
          given: z.int(),
          startsAt: instant,
          endsAt: z.nullable(instant),
          claimDays: z.int(),
          createdBy: z.string(),
          members: z.int(),
          reached: z.int(),
          claimed: z.int(),
        }),
      ),
    }),
  },
  choices: {
    method: 'GET',
    path: '/office/api/missions/choices',
    audience: 'operator',
    permission: 'missions.see',
    summary: 'Returns the products, raffles and wheels of a brand that a mission or a prize can give.',
    query: z.strictObject({ merchant: words(16) }),
    reply: z.object({
      products: z.array(named),
      draws: z.array(z.extend(named, { kind: z.enum(['raffle', 'wheel']) })),
    }),
  },
  draft: {
    method: 'POST',
    path: '/office/api/missions',
    audience: 'operator',
    permission: 'missions.write',
    summary: 'Drafts a mission; members see it after its launch.',
    body: z.strictObject({
      merchant: words(16),
      currency,
      title: both,
      /** The hash of a bonus gift's terms is filled in from `terms`. */
      data: missionData,
      /** Of bonus money or free rounds; null without them. */
      terms: z.nullable(z.union([bonusTerms, freeRoundsTerms])),
      most: z.nullable(whole(1, 10_000_000)),
      startsAt: instant,
      endsAt: z.nullable(instant),
      claimDays: whole(1, 90),
    }),
    reply: z.object({ id: uuid }),
    refusals: {
      'missions.unsound': null,
      'missions.pressing': z.object({ problem: z.enum(['night', 'rest', 'deposits', 'period']) }),
    },
  },
  launch: {
    method: 'POST',
    path: '/office/api/missions/:id/launch',
    audience: 'operator',
    permission: 'missions.launch',
    summary: 'Launches a draft; a second operator approves it.',
    params: byId,
    body: reason,
    reply: z.object({ id: uuid }),
    refusals: { 'missions.unknown': null, 'missions.notDraft': null },
  },
  stop: {
    method: 'POST',
    path: '/office/api/missions/:id/stop',
    audience: 'operator',
    permission: 'missions.stop',
    summary: 'Stops a mission immediately; rewards that were offered stay claimable.',
    params: byId,
    body: reason,
    reply: z.object({ id: uuid }),
    refusals: { 'missions.unknown': null, 'missions.notLive': null },
  },
})
