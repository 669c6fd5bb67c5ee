import * as z from 'zod/mini'
import { money } from '#contract/codecs.ts'
import { landings } from '../rules/states.ts'
import { DAYS_MOST, RATE_MOST_PPM, SUB_MOST_PPM, TIERS_MOST } from '../rules/terms.ts'

export const code = z.string().check(z.regex(/^[A-Z0-9]{4,32}$/))
export const landing = z.enum(landings)
const sum = money.check(z.refine((value) => value >= 0n && value <= 10n ** 17n, { error: 'amount' }))
const ppm = (most: number) => z.int().check(z.gte(0), z.lte(most))

/** What a plan pays: amounts, and rates in parts per million. */
export const terms = z.strictObject({
  cpa: z.nullable(
    z.strictObject({
      amount: sum,
      minDeposit: sum,
      minValid: sum,
      days: z.int().check(z.gte(1), z.lte(DAYS_MOST)),
    }),
  ),
  share: z.nullable(
    z.strictObject({
      tiers: z
        .array(z.strictObject({ from: sum, ratePpm: ppm(RATE_MOST_PPM) }))
        .check(z.minLength(1), z.maxLength(TIERS_MOST)),
      adminPpm: ppm(500_000),
      carry: z.boolean(),
    }),
  ),
  subPpm: ppm(SUB_MOST_PPM),
})

export const notOne = { 'affiliates.notOne': null } as const
