import * as z from 'zod/mini'
import { currency, day, instant, money } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'
import { periodKinds } from '#kit/day/period.ts'

const names = z.object({ en: z.string(), vi: z.string() })

/** Amounts of one period; zero: no such condition. */
const sums = z.object({ valid: money, deposits: money })

const gift = z.object({
  kind: z.enum(['cash', 'points', 'bonus']),
  /** The value of a cash or bonus gift; null for points. */
  amount: z.nullable(money),
  points: z.nullable(z.int()),
  /** Wagering of a bonus as a multiple of it. */
  wagering: z.nullable(z.int()),
})

export const rank = z.object({
  level: z.int(),
  name: names,
  up: sums,
  keep: sums,
  isFirstPaid: z.boolean(),
  /** Its members are served by VIP customer service. */
  hasService: z.boolean(),
  gifts: z.object({
    upgrade: z.nullable(gift),
    birthday: z.nullable(gift),
    period: z.nullable(gift),
  }),
})

export const vip = defineContract('vip', {
  ranks: {
    method: 'GET',
    path: '/api/vip',
    audience: 'anyone',
    summary: 'Lists the brand’s VIP ranks with conditions, benefits and gifts, lowest first (PRO-03).',
    reply: z.object({
      currency: z.nullable(currency),
      /** Null: the brand has no ranks. */
      period: z.nullable(z.object({ kind: z.enum(periodKinds), from: day, to: day })),
      ranks: z.array(rank),
      /** Days to claim a gift. */
      giftDays: z.int(),
    }),
  },
  own: {
    method: 'GET',
    path: '/api/vip/own',
    audience: 'member',
    real: true,
    summary: 'Returns the member’s rank, the sums of the open period and the history of the rank.',
    reply: z.object({
      level: z.int(),
      name: z.nullable(names),
      since: z.nullable(instant),
      /** The sums of the open period. */
      sums,
      /** What keeps the rank in the next period; null for the base rank. */
      keep: z.nullable(sums),
      /** The conditions of the rank are met for the next period. */
      isKept: z.boolean(),
      /** The day up to which the rank cannot fall, set by operators. */
      heldUntil: z.nullable(day),
      /** Nothing may be offered to this member: no gifts and no conditions are shown. */
      isQuiet: z.boolean(),
      changes: z.array(
        z.object({
          at: instant,
          from: z.int(),
          to: z.int(),
          name: z.nullable(names),
          cause: z.enum(['upgrade', 'retention', 'operators']),
        }),
      ),
    }),
  },
})
