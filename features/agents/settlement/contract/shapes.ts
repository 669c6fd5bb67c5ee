import * as z from 'zod/mini'
import { count, currency, id, instant, money, tally, uuid } from '#contract/codecs.ts'
import { kind, period } from './kinds.ts'

/** Valid bets, stake less win, what members were given, and members who bet. */
const line = { valid: money, netLoss: money, bonuses: money, actives: tally }

const statement = z.object({
  id: uuid,
  number: count,
  kind,
  period: period,
  startsAt: instant,
  endsAt: instant,
  /** What the tiers compared; null: there was no contract, only corrections of earlier periods. */
  measure: z.nullable(z.enum(['validBets', 'loss', 'activeMembers', 'betAmount'])),
  /** Ledger units, or a number of members or bets. */
  score: tally,
  ...line,
  base: money,
  /** The tier that applied; null for a real-time salary, where each bet has its own. */
  ratePpm: z.nullable(z.int()),
  /** gross − taken = earned; carried + earned + corrected + adjusted = paid + left over. */
  gross: money,
  taken: money,
  earned: money,
  corrected: money,
  /** What operators added or took off; see `adjustments` of the statement. */
  adjusted: money,
  carried: money,
  amount: money,
  leftOver: money,
})

/** A list of statements of one agent, and what the last 30 days came to by kind. */
export const statementsShape = {
  currency,
  totals: z.array(z.object({ kind, statements: z.int(), amount: money, leftOver: money })),
  rows: z.array(statement),
  next: z.nullable(z.string()),
}

/** One statement with its tiers, corrections, adjustments and what each branch below brought. */
export const statementShape = {
  currency,
  statement,
  tiers: z.array(z.object({ from: tally, ratePpm: z.int(), lossPpm: z.int() })),
  corrections: z.array(z.object({ startsAt: instant, endsAt: instant, before: money, after: money })),
  adjustments: z.array(z.object({ at: instant, amount: money, reason: z.string() })),
  branches: z.array(
    z.object({ member: z.object({ id, account: z.string() }), ...line, members: tally, taken: money }),
  ),
}
