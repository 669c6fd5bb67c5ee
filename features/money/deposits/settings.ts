import { money } from '#contract/codecs.ts'
import { placed } from '#contract/declare/place.ts'
import { row } from '#contract/declare/setting.ts'
import { major } from '#kit/money.ts'

/** Settings of deposit reviews. */
export const settings = placed(190, {
  depositSecondFrom: row({
    name: ['Second approval of manual deposits from', 'Duyệt lần hai lệnh nạp tay từ'],
    group: 'approval',
    en: 'Manually approved deposits from this amount need a second approval (decision 49).',
    vi: 'Lệnh nạp duyệt tay từ mức này cần duyệt lần hai.',
    type: money,
    starts: major(20_000_000),
    usd: major(5_000),
  }),
  depositAloneDayMost: row({
    name: ['Manual deposits per operator and day', 'Nạp tay của một nhân viên mỗi ngày'],
    group: 'approval',
    en: 'Maximum total that one operator can credit manually in 24 hours; deposits above it need a second approval (decision 49).',
    vi: 'Tổng mức tối đa một nhân viên được duyệt nạp tay trong 24 giờ; lệnh vượt mức cần duyệt lần hai.',
    type: money,
    starts: major(100_000_000),
    usd: major(25_000),
  }),
})
