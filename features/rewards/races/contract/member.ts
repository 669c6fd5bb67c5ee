import * as z from 'zod/mini'
import { currency, instant, tally, uuid } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'
import { raceData } from './shapes.ts'

const race = z.object({
  id: uuid,
  title: z.object({ en: z.string(), vi: z.string() }),
  currency,
  ...raceData.shape,
  /** `final`: the ranking does not change any more. */
  state: z.enum(['live', 'final']),
  startsAt: instant,
  endsAt: instant,
  /** Voids and late settlements count until then. */
  closesAt: instant,
  timeZone: z.string(),
  /** SHA-256 of the facts behind the final ranking, and their number; null until they are published. */
  factsHash: z.nullable(z.string()),
  facts: z.nullable(z.int()),
  /** Members with a bet that counts. */
  players: z.int(),
  top: z.array(
    z.object({
      place: z.int(),
      /** First and last two letters; null: not shown. */
      name: z.nullable(z.string()),
      score: tally,
      isOwn: z.boolean(),
    }),
  ),
  /** The member's own part; null without one. */
  own: z.nullable(
    z.object({
      /** What stands for the member in the published facts. */
      tag: z.string(),
      name: z.string(),
      joinedAt: instant,
      score: tally,
      bets: tally,
      place: z.nullable(z.int()),
    }),
  ),
})

const byId = z.strictObject({ id: uuid })

export const races = defineContract('races', {
  leaderboard: {
    method: 'GET',
    path: '/wps/relay/MCSFE_getMissionLeaderboard',
    audience: 'anyone',
    summary: 'Returns the brand’s races with their first places, prizes and the member’s own place (PRO-06).',
    reply: z.object({
      /** False where nothing may be offered to the member now; then there are no rows. */
      isOffered: z.boolean(),
      rows: z.array(race),
    }),
  },
  join: {
    method: 'POST',
    path: '/api/races/:id/join',
    audience: 'member',
    real: true,
    summary: 'Takes part in a race; bets from now on count. Joining twice changes nothing.',
    rateLimit: '30/min',
    params: byId,
    reply: z.object({ id: uuid }),
    refusals: { 'races.unknown': null, 'races.notOpen': null, 'races.notNow': null },
  },
  leave: {
    method: 'POST',
    path: '/api/races/:id/leave',
    audience: 'member',
    real: true,
    summary: 'Leaves a race whose ranking is not final yet; no bet of the member is published.',
    rateLimit: '30/min',
    params: byId,
    reply: z.object({ id: uuid }),
    refusals: { 'races.unknown': null, 'races.notOpen': null },
  },
  file: {
    method: 'GET',
    path: '/api/races/:id/facts',
    audience: 'anyone',
    summary: 'Downloads the recomputation file of a final ranking: rules, facts by tag, and result.',
    rateLimit: '20/min',
    params: byId,
    download: true,
    reply: z.unknown(),
    refusals: { 'races.unknown': null, 'races.notFinal': null },
  },
})
