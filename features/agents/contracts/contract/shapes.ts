import * as z from 'zod/mini'
import { count, id, instant, uuid } from '#contract/codecs.ts'
import { acts, states } from '../rules/states.ts'
import { contractKinds, dividendPeriods, measures, periods, TIERS_MOST } from '../rules/terms.ts'

export const kind = z.enum(contractKinds)

const ppm = z.int().check(z.gte(0), z.lte(1_000_000))

/** `from`: the lowest score of the tier, in ledger units or as a number of members. Rates in parts per million. */
const tier = z.strictObject({ from: count, ratePpm: ppm, lossPpm: ppm })

/** What is offered. The period is chosen for dividends only. */
export const offered = {
  kind,
  period: z.optional(z.enum(dividendPeriods)),
  measure: z.optional(z.enum(measures)),
  tiers: z.array(tier).check(z.minLength(1), z.maxLength(TIERS_MOST)),
}

export const contractShape = z.object({
  id: uuid,
  number: count,
  kind,
  period: z.enum(periods),
  measure: z.enum(measures),
  tiers: z.array(z.object({ from: count, ratePpm: z.int(), lossPpm: z.int() })),
  state: z.enum(states),
  /** The agent who is paid. */
  member: z.object({ id, account: z.string() }),
  /** Offered by the direct upline; false: by the brand. */
  isFromUpline: z.boolean(),
  askedBy: z.nullable(z.enum(['upline', 'member'])),
  offeredAt: instant,
  expiresAt: instant,
  answeredAt: z.nullable(instant),
  fromAt: z.nullable(instant),
  untilAt: z.nullable(instant),
  endedWhy: z.nullable(z.enum(['replaced', 'lowered', 'agreed', 'operator', 'moved'])),
  /** What the caller may do now. */
  acts: z.array(z.enum(acts)),
})

/** A contract of the downline that ends with the answer, since it would pay more than the new one. */
export const ending = z.object({ number: count, account: z.string(), level: z.int() })

export const request = z.enum(['none', 'new', 'termination'])
