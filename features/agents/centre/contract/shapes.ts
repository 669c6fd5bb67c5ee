import * as z from 'zod/mini'
import { day, id, instant, money, page, tally, words } from '#contract/codecs.ts'
import { rights } from '#features/agents/tree/rules/rights.ts'

/** First and last day, both inclusive, in the brand's zone: the last 7 days by default, at most 92. */
export const days = { from: z.optional(day), to: z.optional(day) }

/** A member of the line whose downline is shown; the caller's own by default. */
export const of = { of: z.optional(id) }

/** Accounts that begin with this text, anywhere below. */
export const find = { find: z.optional(words(32, 0)) }

export const paged = page

/** Stake, valid bet and win of settled bets; `profit` is stake − win, what the members lost. */
export const play = { rounds: tally, stake: money, valid: money, win: money, profit: money }

export const moved = { deposits: money, withdrawals: money, bonuses: money }

export const right = z.enum(rights)

export const rate = z.object({ category: z.string(), ppm: z.int() })

/** A member of the downline. `direct` is null unless the caller is the direct upline. */
export const teamRow = z.object({
  id,
  account: z.string(),
  type: z.int(),
  state: z.enum(['open', 'locked', 'closed']),
  joinedAt: instant,
  /** Levels below the caller: 1 is a direct downline. */
  level: z.int(),
  directs: z.int(),
  team: z.int(),
  direct: z.nullable(
    z.object({
      nickname: z.string(),
      balance: money,
      isOnline: z.boolean(),
      lastLoginAt: z.nullable(instant),
      rates: z.array(rate),
      labels: z.array(z.string()),
    }),
  ),
})

export const unknownMember = { 'agents.unknownMember': null } as const
export const noRight = { 'agents.noRight': null } as const
export const periodInvalid = { 'agents.periodInvalid': null } as const
