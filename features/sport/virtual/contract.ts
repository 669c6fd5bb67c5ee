import * as z from 'zod/mini'
import { instant, uuid } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'
import { pair, result } from '#features/sport/events/contract/shapes.ts'
import { virtualSports } from './rules/leagues.ts'

/** What the platform publishes of a virtual match: `npm run verify` and the page recompute it from this. */
export const matchRecord = z.object({
  league: z.string(),
  /** Matches of a league are numbered from 1: pairing and expectations follow from the number. */
  no: z.int(),
  /** What the seed decides: from 2 on, line-ups and goalscorers of football, too. */
  version: z.int(),
  sport: z.enum(virtualSports),
  home: z.string(),
  away: z.string(),
  /** The runners of a race by number; empty where two sides meet. */
  runners: z.array(z.string()),
  /** Goals or points of both, chances on serve, the home side’s chance of a round or a map, or each runner’s to win. */
  expected: z.array(z.number()),
  /** SHA-256 of the seed, public before the first bet. */
  commitment: z.string(),
  /** Null until the result is entered. */
  seed: z.nullable(z.string()),
  result: z.nullable(result),
})

/** A moment of a match for its picture. */
export const moment = z.object({
  atMs: z.int(),
  kind: z.string(),
  side: z.nullable(z.enum(['home', 'away'])),
  minute: z.nullable(z.int()),
  period: z.nullable(z.string()),
  counts: z.record(z.string(), pair),
  /** How far each runner of a race is, by number, in thousandths of the course. */
  positions: z.nullable(z.array(z.int())),
  /** The numbers of runners by place, once a race is over. */
  places: z.nullable(z.array(z.array(z.int()))),
})

export const sportVirtual = defineContract('sportVirtual', {
  match: {
    method: 'GET',
    path: '/api/sports/virtual/:event',
    audience: 'anyone',
    summary:
      'Returns a virtual match: what has happened up to now, the commitment to its seed, and the seed once it is over.',
    params: z.strictObject({ event: uuid }),
    reply: z.object({
      now: instant,
      startsAt: instant,
      /** Milliseconds that a match takes at most. */
      lengthMs: z.int(),
      moments: z.array(moment),
      record: matchRecord,
    }),
    refusals: { 'sportVirtual.unknown': null },
  },
})
