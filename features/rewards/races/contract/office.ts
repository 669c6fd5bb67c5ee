import * as z from 'zod/mini'
import { currency, instant, tally, uuid, whole, words } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'
import { both } from '#features/rewards/missions/contract/shapes.ts'
import { bonusTerms, freeRoundsTerms } from '#features/rewards/bonuses/contract/terms.ts'
import { raceData } from './shapes.ts'

const byId = z.strictObject({ id: uuid })
const reason = z.strictObject({ reason: words(500, 4) })

export const racesOffice = defineContract('racesOffice', {
  list: {
    method: 'GET',
    path: '/office/api/races',
    audience: 'operator',
    permission: 'races.see',
    summary: 'Lists the races of a brand with players and prizes, newest first.',
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
          data: raceData,
          state: z.enum(['draft', 'live', 'ranked', 'final', 'cancelled']),
          startsAt: instant,
          endsAt: instant,
          closesAt: instant,
          timeZone: z.string(),
          claimDays: z.int(),
          createdBy: z.string(),
          factsHash: z.nullable(z.string()),
          players: z.int(),
          bets: tally,
          /** Prizes that were won, offered and claimed. */
          won: z.int(),
          offered: z.int(),
          claimed: z.int(),
        }),
      ),
    }),
  },
  draft: {
    method: 'POST',
    path: '/office/api/races',
    audience: 'operator',
    permission: 'races.write',
    summary: 'Drafts a race; members see it after its launch.',
    body: z.strictObject({
      merchant: words(16),
      currency,
      title: both,
      /** The hash of a bonus prize's terms is filled in from `terms`. */
      data: raceData,
      /** Of bonus money or free rounds; null without them. */
      terms: z.nullable(z.union([bonusTerms, freeRoundsTerms])),
      startsAt: instant,
      endsAt: instant,
      /** Hours after the end in which voids and late settlements count. */
      settleHours: whole(1, 168),
      claimDays: whole(1, 90),
    }),
    reply: z.object({ id: uuid }),
    refusals: {
      'races.unsound': null,
      'races.pressing': z.object({ problem: z.enum(['night', 'cap', 'prizes', 'length']) }),
    },
  },
  launch: {
    method: 'POST',
    path: '/office/api/races/:id/launch',
    audience: 'operator',
    permission: 'races.launch',
    summary: 'Launches a draft with its prizes; a second operator approves it.',
    params: byId,
    body: reason,
    reply: z.object({ id: uuid }),
    refusals: { 'races.unknown': null, 'races.notDraft': null },
  },
  stop: {
    method: 'POST',
    path: '/office/api/races/:id/stop',
    audience: 'operator',
    permission: 'races.stop',
    summary:
      'Ends a race now: its ranking stands and its prizes are paid. One that has not begun is cancelled.',
    params: byId,
    body: reason,
    reply: z.object({ id: uuid }),
    refusals: { 'races.unknown': null, 'races.notLive': null },
  },
})
