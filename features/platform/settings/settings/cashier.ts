import * as z from 'zod/mini'
import { money, whole } from '#contract/codecs.ts'
import { major } from '#kit/money.ts'
import { row } from './row.ts'

/** Payouts and transfers of a brand: limits, fees, deadlines, transfers within a line. */
export const cashierRows = {
  amountDecimals: row({
    says: 'Decimal places of amounts in the brand’s currency, including files and receipts; shared by brands with the same currency (decision 45).',
    type: whole(0, 4),
    starts: 2,
  }),
  depositSecondFrom: row({
    says: 'Manually approved deposits from this amount need a second approval (decision 49).',
    type: money,
    starts: major(20_000_000),
    usd: major(5_000),
  }),
  depositAloneDayMost: row({
    says: 'Maximum total that one operator can credit manually in 24 hours; deposits above it need a second approval (decision 49).',
    type: money,
    starts: major(100_000_000),
    usd: major(25_000),
  }),
  newOperatorHours: row({
    says: 'Hours for which an operator who was invited, reset or given more permissions can’t approve for the operators who did that, nor they for them; the first brand’s value applies (decision 49).',
    type: whole(24, 2_160),
    starts: 72,
  }),
  approvalHours: row({
    says: 'Hours after which a change sent for approval expires; the first brand’s value applies (decision 49).',
    type: whole(1, 720),
    starts: 72,
  }),
  withdrawLeast: row({
    says: 'Minimum withdrawal.',
    type: money,
    starts: major(50_000),
    usd: major(10),
  }),
  withdrawUnit: row({
    says: 'Withdrawals must be a multiple of this amount where banks don’t pay smaller units. 0: the currency’s own, 1 VND or 0.01 USD (decision 45).',
    type: money,
    starts: 0n,
  }),
  withdrawMost: row({
    says: 'Maximum single withdrawal.',
    type: money,
    starts: major(500_000_000),
    usd: major(20_000),
  }),
  withdrawDayMost: row({
    says: 'Maximum withdrawals of a member per day.',
    type: money,
    starts: major(1_000_000_000),
    usd: major(40_000),
  }),
  withdrawDayCount: row({
    says: 'Maximum number of withdrawals of a member per day.',
    type: whole(1, 100),
    starts: 5,
  }),
  withdrawFeePpm: row({
    says: 'Withdrawal fee in parts per million of the amount; fractions of a hundredth stay with the member.',
    type: whole(0, 500_000),
    starts: 0,
  }),
  withdrawFeeFixed: row({
    says: 'Fixed part of the withdrawal fee.',
    type: money,
    starts: 0n,
  }),
  withdrawPromiseMinutes: row({
    says: 'Minutes within which withdrawals are paid, as promised to members; the queue counts down to it.',
    type: whole(1, 10_080),
    starts: 30,
  }),
  withdrawTurnoverPercent: row({
    says: 'Turnover requirement: percentage of deposits since the last withdrawal that must be wagered first.',
    type: whole(0, 1_000),
    starts: 0,
  }),
  matchingAutomatic: row({
    says: 'Approved bank withdrawals are matched with members’ deposits automatically; otherwise an operator decides on each.',
    type: z.boolean(),
    starts: false,
  }),
  matchingLookFrom: row({
    says: 'Transfers between members from this amount are reviewed by an operator before they are automatically marked as received (CSH-03).',
    type: money,
    starts: major(5_000_000),
    usd: major(200),
  }),
  transferReach: row({
    says: 'How far transfers reach: the agent’s whole line (line), or only directly above or below (edge) (decision 18).',
    type: z.enum(['line', 'edge']),
    starts: 'line',
  }),
  transferLeast: row({
    says: 'Minimum transfer within a line.',
    type: money,
    starts: major(10_000),
    usd: major(1),
  }),
  transferMost: row({
    says: 'Maximum single transfer within a line.',
    type: money,
    starts: major(100_000_000),
    usd: major(5_000),
  }),
  transferDayMost: row({
    says: 'Maximum that an account can transfer within its line per day.',
    type: money,
    starts: major(300_000_000),
    usd: major(10_000),
  }),
  transferDayCount: row({
    says: 'Maximum number of transfers of an account per day.',
    type: whole(1, 1_000),
    starts: 20,
  }),
} as const
