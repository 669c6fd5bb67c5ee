import * as z from 'zod/mini'
import { money } from '#contract/codecs.ts'
import { placed } from '#contract/declare/place.ts'
import { row } from '#contract/declare/setting.ts'
import { major } from '#kit/money.ts'

/** Settings of payouts between members. */
export const settings = placed(220, {
  matchingAutomatic: row({
    name: ['Match withdrawals automatically', 'Tự động ghép lệnh rút'],
    group: 'transfers',
    en: 'Approved bank withdrawals are matched with members’ deposits automatically; otherwise an operator decides on each.',
    vi: 'Lệnh rút về ngân hàng đã duyệt được tự động ghép với lệnh nạp của hội viên; nếu tắt, nhân viên chọn từng lệnh.',
    type: z.boolean(),
    starts: false,
  }),
  matchingLookFrom: row({
    name: ['Review peer-to-peer payments from', 'Kiểm tra chuyển khoản giữa hội viên từ'],
    group: 'transfers',
    en: 'Transfers between members from this amount are reviewed by an operator before they are automatically marked as received (CSH-03).',
    vi: 'Chuyển khoản giữa hội viên từ mức này phải được nhân viên kiểm tra trước khi tự động xác nhận đã nhận.',
    type: money,
    starts: major(5_000_000),
    usd: major(200),
  }),
})
