import { money, whole } from '#contract/codecs.ts'
import { major } from '#kit/money.ts'
import { row } from './row.ts'

/** Parameters of the fraud rules (M17, RSP-02). */
export const riskRows = {
  riskLeast: row({
    says: 'Total deposits below this amount are not checked for minimal play (M17).',
    type: money,
    starts: major(2_000_000),
    usd: major(50),
  }),
  riskPlayHours: row({
    says: 'Hours before a withdrawal in which deposits are compared with stakes (M17).',
    type: whole(1, 168),
    starts: 72,
  }),
  riskPlayPercent: row({
    says: 'Minimal play: stakes below this percentage of those deposits, while at least half is withdrawn (M17).',
    type: whole(0, 1_000),
    starts: 30,
  }),
  riskReportFrom: row({
    says: 'Reporting threshold of a deposit; several deposits just below it in one day are flagged (M17).',
    type: money,
    starts: major(50_000_000),
    usd: major(2_000),
  }),
  riskNearPercent: row({
    says: 'Percentage below the reporting threshold that counts as just below it (M17).',
    type: whole(1, 50),
    starts: 10,
  }),
  riskNearCount: row({
    says: 'Number of deposits just below the threshold in one day that is flagged (M17).',
    type: whole(2, 100),
    starts: 3,
  }),
  riskCycleCount: row({
    says: 'Number of deposit–withdrawal cycles within riskCycleHours that is flagged (M17).',
    type: whole(2, 100),
    starts: 3,
  }),
  riskCycleHours: row({
    says: 'Hours in which deposit–withdrawal cycles are counted (M17).',
    type: whole(1, 168),
    starts: 24,
  }),
  riskFailedCount: row({
    says: 'Number of failed deposits before a successful one that is flagged (M17).',
    type: whole(1, 100),
    starts: 3,
  }),
  riskFailedMinutes: row({
    says: 'Minutes in which failed deposits are counted (M17).',
    type: whole(1, 1_440),
    starts: 60,
  }),
  riskSharedMembers: row({
    says: 'Number of members with the same payout account that is flagged (M17).',
    type: whole(2, 100),
    starts: 2,
  }),
  riskDiligenceFrom: row({
    says: 'Total deposits from which a member is flagged for due diligence, and again each time the total doubles (M17).',
    type: money,
    starts: major(60_000_000),
    usd: major(2_000),
  }),
  riskDeviceMembers: row({
    says: 'Number of members using the same browser that is flagged (RSP-02).',
    type: whole(2, 100),
    starts: 2,
  }),
  riskAddressMembers: row({
    says: 'Number of members with the same IP address in a week that is flagged. Mobile networks share addresses; 0 turns this off (RSP-02).',
    type: whole(0, 100_000),
    starts: 30,
  }),
  riskOpenedMembers: row({
    says: 'Number of accounts opened from the same IP address in a day that is flagged (RSP-02).',
    type: whole(2, 1_000),
    starts: 3,
  }),
  riskFanMembers: row({
    says: 'Number of an agent’s direct members who deposit and withdraw in the same period, from which the agent is flagged (M17).',
    type: whole(2, 1_000),
    starts: 5,
  }),
  riskFanHours: row({
    says: 'Hours in which such members are counted together (M17).',
    type: whole(1, 168),
    starts: 24,
  }),
}
