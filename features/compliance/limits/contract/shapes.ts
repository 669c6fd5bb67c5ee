import * as z from 'zod/mini'
import { instant, money } from '#contract/codecs.ts'
import { limitKinds, limitPeriods } from '../rules/limits.ts'

export const kind = z.enum(limitKinds)
export const period = z.enum(limitPeriods)

/** A limit's value: an amount, minutes, or the 24 hours of a day as bits (bit 0: from 00:00 to 01:00). */
export const figure = z.union([
  z.strictObject({ amount: money.check(z.refine((value) => value >= 0n, { error: 'amount' })) }),
  z.strictObject({ minutes: z.int().check(z.gte(0), z.lte(100_000)) }),
  z.strictObject({ hours: z.int().check(z.gte(0), z.lte(16_777_215)) }),
])

export type Figure = z.output<typeof figure>

/** Refusals of limits when a deposit is opened (R4, R2, R6). */
export const depositLimitRefusals = {
  'limits.depositReached': z.object({
    period: z.enum(['day', 'week', 'month']),
    limit: money,
    left: money,
    opensAt: instant,
  }),
  'limits.excluded': null,
  'limits.promptFirst': null,
  'limits.papersFirst': z.object({ left: money }),
} as const

/** Refusals of limits when a game is opened. */
export const playRefusals = {
  'limits.excluded': null,
  'limits.notOffered': null,
  'limits.helpAway': null,
  'limits.timeOver': z.object({
    why: z.enum(['day', 'week', 'month', 'session', 'hours']),
    opensAt: z.nullable(instant),
  }),
} as const

const holder = z.enum(['member', 'operator', 'jurisdiction'])

/** One limit as its owner sees it. */
export const limitView = z.object({
  kind,
  period,
  /** The value that applies now; null: no limit. */
  value: z.nullable(figure),
  by: z.nullable(holder),
  /** The member's own value, which may be higher than the one that applies. */
  own: z.nullable(figure),
  /** For money and play time: used and left in the current period, and when it resets. */
  used: z.nullable(figure),
  left: z.nullable(figure),
  opensAt: z.nullable(instant),
  /** A higher limit in its waiting period: can be confirmed from that moment. */
  next: z.nullable(z.object({ value: z.nullable(figure), from: instant, isDue: z.boolean() })),
})

export const ruleView = z.object({
  pack: z.string(),
  name: z.string(),
  why: z.enum(['country', 'brand', 'unknownCountry']),
  country: z.nullable(z.string()),
  minimumAge: z.int(),
})

export const limitEvent = z.object({
  id: z.string(),
  kind,
  period,
  what: z.enum(['set', 'asked', 'confirmed', 'kept', 'reached']),
  before: z.nullable(figure),
  after: z.nullable(figure),
  dueAt: z.nullable(instant),
  isOwn: z.boolean(),
  reason: z.nullable(z.string()),
  at: instant,
})
