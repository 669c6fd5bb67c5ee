import * as z from 'zod/mini'
import { instant, uuid } from '#contract/codecs.ts'
import { sportKeys } from '../rules/sports.ts'
import { endings, eventKinds, eventStates } from '../rules/states.ts'

export const sportKey = z.enum(sportKeys)
/** Keys of leagues, teams, venues and imported events: lower case, digits, hyphens. */
export const dataKey = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,79}$/))
export const eventKind = z.enum(eventKinds)
export const categoryKey = z.enum(['SPORTS', 'ESPORTS'])

/** A team, player or runner. Its crest is drawn from key and colours (`shown/crest.ts`): no club's emblem is used. */
export const side = z.object({
  key: z.string(),
  name: z.string(),
  /** Three letters for narrow screens. */
  short: z.string(),
  /** Two colours as hex. */
  colours: z.tuple([z.string(), z.string()]),
  /** ISO 3166 code of its country; null for invented ones. */
  country: z.nullable(z.string()),
})

export const league = z.object({
  key: z.string(),
  sport: sportKey,
  name: z.string(),
  /** ISO 3166 code; null: international or invented. */
  country: z.nullable(z.string()),
  /** Invented teams, matches drawn from a seed: always labelled. */
  isVirtual: z.boolean(),
})

export const pair = z.tuple([z.int(), z.int()])

/** What is known of an event in play. `counts` has the score by what is counted: full, first, corners, set1 … */
export const live = z.object({
  /** first, half, second, quarter1 … set1 …, map1 …, race, ended. */
  period: z.string(),
  /** Minutes played at `clockAt`; null where a sport has no clock. */
  minute: z.nullable(z.int()),
  clockAt: z.nullable(instant),
  isRunning: z.boolean(),
  score: pair,
  counts: z.record(z.string(), pair),
  redCards: pair,
})

/** A runner of a field, by its number. */
export const runner = z.object({ number: z.int(), side, isOut: z.boolean() })

export const sportEvent = z.object({
  id: uuid,
  sport: sportKey,
  kind: eventKind,
  league,
  /** Matchday or stage, such as "Matchday 3", "Group A". */
  label: z.string(),
  venue: z.nullable(z.object({ name: z.string(), city: z.string(), timeZone: z.string() })),
  startsAt: instant,
  state: z.enum(eventStates),
  /** Null for a field of runners. */
  home: z.nullable(side),
  away: z.nullable(side),
  runners: z.array(runner),
  /** The numbers of a race's runners by place, once its result is confirmed: several in one place are a dead heat. */
  places: z.nullable(z.array(z.array(z.int()))),
  /** Null before the start. */
  live: z.nullable(live),
  /** Counts the changes of this event. */
  version: z.int(),
})

/** What happened in play, in order. */
export const incident = z.object({
  no: z.int(),
  /** start, half, second, goal, ownGoal, penalty, yellow, red, corner, set, game, map, points, lead, end … */
  kind: z.string(),
  side: z.nullable(z.enum(['home', 'away'])),
  minute: z.nullable(z.int()),
  /** A player's name, a runner's number. */
  who: z.nullable(z.string()),
  score: pair,
  at: instant,
  /** Taken back, such as a goal after a review. */
  isVoid: z.boolean(),
})

const lineup = z.array(z.string().check(z.minLength(1), z.maxLength(60))).check(z.maxLength(30))

/** A result as it was entered or fed. Absent counts were not played or not recorded: bets on them are void. */
export const result = z.object({
  how: z.enum(endings),
  counts: z.record(z.string(), pair),
  /** Goals in order, where they are known: scorers, the next goal. */
  goals: z.nullable(
    z.array(
      z.object({
        side: z.enum(['home', 'away']),
        who: z.nullable(z.string()),
        minute: z.int(),
        isOwn: z.boolean(),
      }),
    ),
  ),
  /** Runners by place: several numbers in one place are a dead heat. */
  places: z.nullable(z.array(z.array(z.int()))),
  /** Runners that did not start, with the price they had when they were withdrawn, and when: not after the start. */
  nonRunners: z.array(z.object({ number: z.int(), price: z.nullable(z.int()), at: z.nullable(instant) })),
  /** The score when an abandoned event stopped; what was decided by then remains. */
  reached: z.nullable(pair),
  /** Bets accepted from this moment on came too late and are void. */
  lateFrom: z.nullable(instant),
  /** Players who started, where they are known: bets on the goals of others are void. */
  lineups: z.optional(z.nullable(z.object({ home: lineup, away: lineup }))),
})

export const resultRow = z.object({
  version: z.int(),
  result,
  enteredBy: z.string(),
  confirmedBy: z.nullable(z.string()),
  reason: z.string(),
  at: instant,
})

export const standing = z.object({
  side,
  played: z.int(),
  won: z.int(),
  drawn: z.int(),
  lost: z.int(),
  for: z.int(),
  against: z.int(),
  points: z.int(),
  /** The last five, newest first. */
  form: z.array(z.enum(['W', 'D', 'L'])),
})
