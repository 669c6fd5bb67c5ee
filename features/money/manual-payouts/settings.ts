import { money } from '#contract/codecs.ts'
import { placed } from '#contract/declare/place.ts'
import { row } from '#contract/declare/setting.ts'

/** Settings of withdrawals that operators pay at a bank. */
export const settings = placed(172, {
  manualPayoutSecondFrom: row({
    name: ['Second operator confirms manual payouts from', 'Nhân viên thứ hai xác nhận chi thủ công từ'],
    group: 'approval',
    en: 'Manual payouts from this amount must be confirmed by another operator or by a bank statement. 0: all of them.',
    vi: 'Từ mức này, lệnh chi thủ công cần nhân viên khác hoặc sao kê ngân hàng xác nhận. 0: mọi lệnh.',
    type: money,
    starts: 0n,
  }),
})
