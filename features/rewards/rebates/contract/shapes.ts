import * as z from 'zod/mini'
import { currency, instant, money, tally, whole, words } from '#contract/codecs.ts'
import { STATEMENT_ID } from '../rules/offer.ts'
import { categories, periods, programs } from '../rules/terms.ts'

export const program = z.enum(programs)
const level = z.int().check(z.gte(0), z.lte(9))
const bp = z.int().check(z.gte(0), z.lte(10_000))
const category = z.enum(categories)

export const programTerms = z.strictObject({
  program,
  period: z.enum(periods),
  claim: z.enum(['byHand', 'automatic']),
  minimum: money.check(z.refine((value) => value >= 0n)),
  maximum: z.nullable(money.check(z.refine((value) => value > 0n))),
  /** Hundredths of a percent from this VIP level; category '' for rakeback and cashback. */
  rates: z
    .array(z.strictObject({ category: z.union([category, z.literal('')]), level, rateBp: bp }))
    .check(z.maxLength(200)),
})

export const terms = z.strictObject({
  programs: z.array(programTerms).check(z.maxLength(3)),
  defaultEdges: z.array(z.strictObject({ category, edgeBp: bp })).check(z.maxLength(20)),
})

export const statementParam = z.string().check(z.regex(STATEMENT_ID))

export const statement = z.object({
  id: z.string(),
  program,
  startsAt: instant,
  endsAt: instant,
  /** The version of the rates. */
  version: z.int(),
  level: z.int(),
  bets: tally,
  /** Valid bets; the net loss for cashback. */
  base: money,
  earned: money,
  /** Earned, within the maximum. */
  granted: money,
  /** What voids and resettlements after earlier statements change. */
  corrected: money,
  /** Left over from the statement before; below zero: offset. */
  carried: money,
  amount: money,
  leftOver: money,
  state: z.nullable(z.enum(['offered', 'claimed', 'credited', 'expired', 'withdrawn'])),
  creditedAt: z.nullable(instant),
})

export const line = z.object({
  category: z.string(),
  /** The period of the bets; an earlier one for a correction. */
  ofStartsAt: instant,
  bets: tally,
  base: money,
  earned: money,
})

export const oneStatement = z.object({ currency, statement, lines: z.array(line) })

export const betsQuery = z.strictObject({
  category: words(20),
  /** The beginning of the period of the bets. */
  of: instant,
  offset: z.optional(whole(0, 100_000)),
})

export const bets = z.object({
  currency,
  rows: z.array(
    z.object({
      id: z.string(),
      at: instant,
      round: z.nullable(z.string()),
      game: z.string(),
      name: z.object({ en: z.string(), vi: z.string() }),
      stake: money,
      win: money,
      base: money,
      earned: money,
    }),
  ),
  /** The offset of the next page. */
  next: z.nullable(z.int()),
})

export const openPart = z.object({ category: z.string(), bets: tally, base: money, earned: money })
