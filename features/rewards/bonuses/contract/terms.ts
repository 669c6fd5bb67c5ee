import * as z from 'zod/mini'
import { whole } from '#contract/codecs.ts'
import { namesPlay } from '../rules/free-rounds.ts'

/** Ledger units: digits alone, so that the canonical JSON of terms has one form. */
const units = z.string().check(z.regex(/^[1-9]\d{0,17}$/))
const weights = z.record(z.string(), whole(0, 100))
const codes = z.readonly(z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.maxLength(500)))

/** The terms of `rules/terms.ts` on the wire. */
export const bonusTerms = z.strictObject({
  version: z.literal(1),
  order: z.enum(['cash', 'bonus']),
  wagering: whole(0, 100),
  days: whole(1, 365),
  categoryWeights: weights,
  gameWeights: weights,
  excludedCategories: codes,
  excludedGames: codes,
  excludedVendors: codes,
  stakeMax: z.nullable(units),
  conversionMax: z.nullable(units),
})

/** The terms of `rules/free-rounds.ts` on the wire. */
export const freeRoundsTerms = z
  .strictObject({
    version: z.literal(1),
    kind: z.literal('freeRounds'),
    games: codes,
    categories: z.optional(codes),
    stake: units,
    days: whole(1, 365),
    wins: z.union([z.literal('cash'), bonusTerms]),
    /** A win is paid without the stake. */
    isFreeBet: z.optional(z.boolean()),
    /** The game's vendor gives the rounds, by its API. */
    byVendor: z.optional(z.boolean()),
  })
  .check(z.refine(namesPlay))

/** Either. */
export const anyTerms = z.union([bonusTerms, freeRoundsTerms])
