import { money, whole } from '#contract/codecs.ts'
import { major } from '#kit/money.ts'
import { row } from './row.ts'

/** What the exact rules of risk look for (M17, RSP-02). */
export const riskRows = {
  riskLeast: row({
    says: 'Deposits below this sum say nothing about hardly any play (M17).',
    type: money,
    starts: major(2_000_000),
    usd: major(50),
  }),
  riskPlayHours: row({
    says: 'Hours before a withdrawal in which deposits are held against what was staked since (M17).',
    type: whole(1, 168),
    starts: 72,
  }),
  riskPlayPercent: row({
    says: 'Staked less than this percent of those deposits, while at least half is asked back: hardly played (M17).',
    type: whole(0, 1_000),
    starts: 30,
  }),
  riskReportFrom: row({
    says: 'The deposit from which more is asked of a member; several just below it in a day are flagged (M17).',
    type: money,
    starts: major(50_000_000),
    usd: major(2_000),
  }),
  riskNearPercent: row({
    says: 'How many percent below that sum still count as just below it (M17).',
    type: whole(1, 50),
    starts: 10,
  }),
  riskNearCount: row({
    says: 'How many deposits just below that sum in a day are flagged (M17).',
    type: whole(2, 100),
    starts: 3,
  }),
  riskCycleCount: row({
    says: 'How many times in and out again within riskCycleHours are flagged (M17).',
    type: whole(2, 100),
    starts: 3,
  }),
  riskCycleHours: row({
    says: 'Hours in which deposits followed by withdrawals are counted (M17).',
    type: whole(1, 168),
    starts: 24,
  }),
  riskFailedCount: row({
    says: 'How many failed deposits before one that goes through are flagged (M17).',
    type: whole(1, 100),
    starts: 3,
  }),
  riskFailedMinutes: row({
    says: 'Minutes in which those failed deposits are counted (M17).',
    type: whole(1, 1_440),
    starts: 60,
  }),
  riskSharedMembers: row({
    says: 'How many members with the same payout account are flagged (M17).',
    type: whole(2, 100),
    starts: 2,
  }),
  riskDiligenceFrom: row({
    says: 'Sum of all deposits ever from which a member is flagged for due diligence, and again at each doubling (M17).',
    type: money,
    starts: major(60_000_000),
    usd: major(2_000),
  }),
  riskDeviceMembers: row({
    says: 'How many members in one browser are flagged (RSP-02).',
    type: whole(2, 100),
    starts: 2,
  }),
  riskAddressMembers: row({
    says: 'How many members at one address within a week are flagged; mobile networks share addresses, 0 looks at none (RSP-02).',
    type: whole(0, 100_000),
    starts: 30,
  }),
  riskOpenedMembers: row({
    says: 'How many accounts opened from one address within a day are flagged (RSP-02).',
    type: whole(2, 1_000),
    starts: 3,
  }),
  riskFanMembers: row({
    says: 'How many members right below one agent who pay in and take out again are flagged at the agent (M17).',
    type: whole(2, 1_000),
    starts: 5,
  }),
  riskFanHours: row({
    says: 'Hours within which such members count together (M17).',
    type: whole(1, 168),
    starts: 24,
  }),
}
