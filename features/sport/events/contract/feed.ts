import * as z from 'zod/mini'
import { instant, whole } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'
import { dataKey, pair, result, sportKey } from './shapes.ts'

/**
 * What a feed delivers. An adapter of a provider translates its messages into these; their order is given by a sequence number that
 * rises by one. The body is an array of messages, each checked on its own: nonsense is counted and rejected, the others are taken.
 */
const team = z.strictObject({
  key: dataKey,
  name: z.string().check(z.minLength(1), z.maxLength(80)),
  country: z.optional(z.nullable(z.string().check(z.regex(/^[A-Z]{2}$/)))),
})

const at = {
  sequence: z.int().check(z.gte(1)),
  /** The provider's time; a message from the future is rejected. */
  sentAt: instant,
}
/** The provider's name of an event. */
const event = dataKey

export const feedMessage = z.discriminatedUnion('kind', [
  z.strictObject({ ...at, kind: z.literal('alive') }),
  z.strictObject({
    ...at,
    kind: z.literal('fixture'),
    event,
    sport: sportKey,
    league: z.strictObject({
      key: dataKey,
      name: z.string().check(z.maxLength(80)),
      country: z.nullable(z.string().check(z.regex(/^[A-Z]{2}$/))),
      season: z.string().check(z.maxLength(20)),
    }),
    label: z.string().check(z.maxLength(80)),
    startsAt: instant,
    sides: z.array(team).check(z.minLength(2), z.maxLength(40)),
    /** Place by name: a city, with its time zone. */
    venue: z.optional(
      z.nullable(
        z.strictObject({ name: z.string(), city: z.string(), timeZone: z.string().check(z.maxLength(60)) }),
      ),
    ),
    state: z.enum(['scheduled', 'postponed']),
    isVirtual: z.optional(z.boolean()),
  }),
  z.strictObject({
    ...at,
    kind: z.literal('incident'),
    event,
    incident: z.enum([
      'start',
      'goal',
      'ownGoal',
      'yellow',
      'red',
      'corner',
      'half',
      'second',
      'end',
      'period',
      'score',
      'undo',
    ]),
    side: z.optional(z.nullable(z.enum(['home', 'away']))),
    minute: z.optional(z.nullable(whole(0, 200))),
    who: z.optional(z.nullable(z.string().check(z.maxLength(80)))),
    /** For `score`: as it is. */
    score: z.optional(pair),
    /** For `period`: its name and the counts so far. */
    period: z.optional(z.string().check(z.maxLength(20))),
    counts: z.optional(z.record(z.string(), pair)),
    /** For `undo`: the sequence number of the message that is taken back. */
    of: z.optional(z.int()),
  }),
  /** The clock of a match in play, where it is not what its last message lets expect. Only prices move with it. */
  z.strictObject({ ...at, kind: z.literal('clock'), event, minute: whole(0, 200) }),
  /** Expectations of the model, from the provider's prices: expected goals, points, or win chances. */
  z.strictObject({
    ...at,
    kind: z.literal('prices'),
    event,
    expected: z.array(z.number()).check(z.minLength(1), z.maxLength(40)),
    /** Players of a football match, each once, with the part of their team’s goals that they score if they start: 97 % in all at most. */
    scorers: z.optional(
      z
        .array(
          z.strictObject({
            player: z.string().check(z.minLength(1), z.maxLength(60)),
            team: z.enum(['home', 'away']),
            share: z.number().check(z.gt(0), z.lte(0.9)),
          }),
        )
        .check(z.maxLength(60)),
    ),
  }),
  z.strictObject({ ...at, kind: z.literal('stop'), event: z.nullable(event) }),
  z.strictObject({ ...at, kind: z.literal('go'), event: z.nullable(event) }),
  z.strictObject({ ...at, kind: z.literal('result'), event, result }),
])

export const sportFeed = defineContract('sportFeed', {
  push: {
    method: 'POST',
    path: '/api/sports/feeds/:feed',
    audience: 'signed',
    summary:
      'Takes messages of a feed that proves itself with its API key. The answer names the sequence number that is expected next: after a gap the feed sends again from there.',
    params: z.strictObject({ feed: dataKey }),
    bodyKiB: 1_024,
    reply: z.object({
      next: z.int(),
      taken: z.int(),
      repeated: z.int(),
      rejected: z.int(),
      waiting: z.int(),
    }),
    refusals: { 'sports.feedKey': null, 'sports.feedUnreadable': null },
    rateLimit: '1200/min',
  },
})
