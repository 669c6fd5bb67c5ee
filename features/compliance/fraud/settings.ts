import { money, whole } from '#contract/codecs.ts'
import { row, settingsAt } from '#contract/declare/setting.ts'
import { major } from '#kit/money.ts'

/** Settings of the fraud rules (M17, RSP-02). */
export const settings = settingsAt(110, {
  riskLeast: row({
    en: 'Total deposits below this amount are not checked for minimal play (M17).',
    vi: 'Tổng nạp dưới mức này không bị xét là hầu như không chơi.',
    type: money,
    starts: major(2_000_000),
    usd: major(50),
  }),
  riskPlayHours: row({
    en: 'Hours before a withdrawal in which deposits are compared with stakes (M17).',
    vi: 'Số giờ trước lệnh rút để so tiền nạp với tiền cược.',
    type: whole(1, 168),
    starts: 72,
  }),
  riskPlayPercent: row({
    en: 'Minimal play: stakes below this percentage of those deposits, while at least half is withdrawn (M17).',
    vi: 'Cược dưới tỷ lệ này của tiền nạp và yêu cầu rút ít nhất một nửa thì coi là hầu như không chơi.',
    type: whole(0, 1_000),
    starts: 30,
  }),
  riskReportFrom: row({
    en: 'Reporting threshold of a deposit; several deposits just below it in one day are flagged (M17).',
    vi: 'Ngưỡng báo cáo của một lệnh nạp; nhiều lệnh ngay dưới ngưỡng trong một ngày sẽ bị đánh dấu.',
    type: money,
    starts: major(50_000_000),
    usd: major(2_000),
  }),
  riskNearPercent: row({
    en: 'Percentage below the reporting threshold that counts as just below it (M17).',
    vi: 'Thấp hơn ngưỡng báo cáo bao nhiêu phần trăm được tính là ngay dưới.',
    type: whole(1, 50),
    starts: 10,
  }),
  riskNearCount: row({
    en: 'Number of deposits just below the threshold in one day that is flagged (M17).',
    vi: 'Số lệnh nạp ngay dưới ngưỡng trong một ngày thì bị đánh dấu.',
    type: whole(2, 100),
    starts: 3,
  }),
  riskCycleCount: row({
    en: 'Number of deposit–withdrawal cycles within riskCycleHours that is flagged (M17).',
    vi: 'Số lần nạp rồi rút trong riskCycleHours thì bị đánh dấu.',
    type: whole(2, 100),
    starts: 3,
  }),
  riskCycleHours: row({
    en: 'Hours in which deposit–withdrawal cycles are counted (M17).',
    vi: 'Số giờ để đếm các lần nạp rồi rút.',
    type: whole(1, 168),
    starts: 24,
  }),
  riskFailedCount: row({
    en: 'Number of failed deposits before a successful one that is flagged (M17).',
    vi: 'Số lần nạp không thành công trước một lần thành công thì bị đánh dấu.',
    type: whole(1, 100),
    starts: 3,
  }),
  riskFailedMinutes: row({
    en: 'Minutes in which failed deposits are counted (M17).',
    vi: 'Số phút để đếm các lần nạp không thành công.',
    type: whole(1, 1_440),
    starts: 60,
  }),
  riskSharedMembers: row({
    en: 'Number of members with the same payout account that is flagged (M17).',
    vi: 'Số hội viên dùng chung tài khoản nhận tiền thì bị đánh dấu.',
    type: whole(2, 100),
    starts: 2,
  }),
  riskDiligenceFrom: row({
    en: 'Total deposits from which a member is flagged for due diligence, and again each time the total doubles (M17).',
    vi: 'Tổng nạp từ mức này thì hội viên bị đánh dấu để thẩm tra, và mỗi khi tổng tăng gấp đôi.',
    type: money,
    starts: major(60_000_000),
    usd: major(2_000),
  }),
  riskDeviceMembers: row({
    en: 'Number of members using the same browser that is flagged (RSP-02).',
    vi: 'Số hội viên dùng chung một trình duyệt thì bị đánh dấu.',
    type: whole(2, 100),
    starts: 2,
  }),
  riskAddressMembers: row({
    en: 'Number of members with the same IP address in a week that is flagged. Mobile networks share addresses; 0 turns this off (RSP-02).',
    vi: 'Số hội viên cùng một địa chỉ IP trong một tuần thì bị đánh dấu. Mạng di động dùng chung địa chỉ; 0 là tắt.',
    type: whole(0, 100_000),
    starts: 30,
  }),
  riskOpenedMembers: row({
    en: 'Number of accounts opened from the same IP address in a day that is flagged (RSP-02).',
    vi: 'Số tài khoản mở từ cùng một địa chỉ IP trong một ngày thì bị đánh dấu.',
    type: whole(2, 1_000),
    starts: 3,
  }),
  riskFanMembers: row({
    en: 'Number of an agent’s direct members who deposit and withdraw in the same period, from which the agent is flagged (M17).',
    vi: 'Số hội viên trực tiếp của một đại lý cùng nạp rồi rút thì đại lý bị đánh dấu.',
    type: whole(2, 1_000),
    starts: 5,
  }),
  riskFanHours: row({
    en: 'Hours in which such members are counted together (M17).',
    vi: 'Số giờ để đếm các hội viên như vậy.',
    type: whole(1, 168),
    starts: 24,
  }),
})
