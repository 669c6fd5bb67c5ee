import * as z from 'zod/mini'
import { money, whole } from '#contract/codecs.ts'
import { major } from '#kit/money.ts'
import { row } from './row.ts'

/** What a brand pays out and moves: limits, fees, promises, transfers within a line. */
export const cashierRows = {
  amountDecimals: row({
    says: 'Decimals with which amounts of the brand’s currency are shown everywhere, files and receipts included; brands of one currency share it (decision 45).',
    type: whole(0, 4),
    starts: 2,
  }),
  depositSecondFrom: row({
    says: 'Deposits of at least this amount need a second operator when they are approved by hand (decision 49).',
    type: money,
    starts: major(20_000_000),
    usd: major(5_000),
  }),
  depositAloneDayMost: row({
    says: 'The most that one operator may credit alone by hand within 24 hours; deposits beyond it need a second operator (decision 49).',
    type: money,
    starts: major(100_000_000),
    usd: major(25_000),
  }),
  newOperatorHours: row({
    says: 'Hours for which an operator who was invited, reset or given more rights cannot approve for the operators who did that, nor they for them; the first brand’s value counts (decision 49).',
    type: whole(24, 2_160),
    starts: 72,
  }),
  approvalHours: row({
    says: 'Hours after which a change sent for approval expires; the first brand’s value counts (decision 49).',
    type: whole(1, 720),
    starts: 72,
  }),
  withdrawLeast: row({
    says: 'The smallest withdrawal.',
    type: money,
    starts: major(50_000),
    usd: major(10),
  }),
  withdrawUnit: row({
    says: 'The amount that a withdrawal is a multiple of, where banks pay no finer; 0: the currency’s own, 1 VND or 0.01 USD (decision 45).',
    type: money,
    starts: 0n,
  }),
  withdrawMost: row({
    says: 'The largest single withdrawal.',
    type: money,
    starts: major(500_000_000),
    usd: major(20_000),
  }),
  withdrawDayMost: row({
    says: 'The most that a member may withdraw in a day of the merchant.',
    type: money,
    starts: major(1_000_000_000),
    usd: major(40_000),
  }),
  withdrawDayCount: row({
    says: 'How many withdrawals a member may request in a day of the merchant.',
    type: whole(1, 100),
    starts: 5,
  }),
  withdrawFeePpm: row({
    says: 'The fee of a withdrawal as parts per million of its amount; the fraction of a hundredth stays with the member.',
    type: whole(0, 500_000),
    starts: 0,
  }),
  withdrawFeeFixed: row({
    says: 'The fixed part of the fee of a withdrawal.',
    type: money,
    starts: 0n,
  }),
  withdrawPromiseMinutes: row({
    says: 'Minutes within which a withdrawal is paid, as promised to the member; the queue counts down to it.',
    type: whole(1, 10_080),
    starts: 30,
  }),
  withdrawTurnoverPercent: row({
    says: 'How much of what was deposited since the last withdrawal must be staked before withdrawing, in percent.',
    type: whole(0, 1_000),
    starts: 0,
  }),
  matchingAutomatic: row({
    says: 'Approved withdrawals to a bank are paid by the transfers of depositing members; otherwise an operator decides on each.',
    type: z.boolean(),
    starts: false,
  }),
  matchingLookFrom: row({
    says: 'Transfers between members of at least this amount are looked at by an operator before silence counts as received (CSH-03).',
    type: money,
    starts: major(5_000_000),
    usd: major(200),
  }),
  transferReach: row({
    says: 'How far transfers run: through the whole line of an agent, or only to who stands directly above or below (decision 18).',
    type: z.enum(['line', 'edge']),
    starts: 'line',
  }),
  transferLeast: row({
    says: 'The smallest transfer within a line.',
    type: money,
    starts: major(10_000),
    usd: major(1),
  }),
  transferMost: row({
    says: 'The largest single transfer within a line.',
    type: money,
    starts: major(100_000_000),
    usd: major(5_000),
  }),
  transferDayMost: row({
    says: 'The most that one account may send within its line in a day of the merchant.',
    type: money,
    starts: major(300_000_000),
    usd: major(10_000),
  }),
  transferDayCount: row({
    says: 'How many transfers one account may send in a day of the merchant.',
    type: whole(1, 1_000),
    starts: 20,
  }),
} as const
