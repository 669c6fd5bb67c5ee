import { placed } from '#contract/declare/place.ts'
import { permission } from '#features/platform/operators/rules/permission.ts'

export const permissions = placed(101, {
  'withdrawals.pay': permission({
    en: 'Pay approved withdrawals at the bank, record and confirm the bank’s reference',
    vi: 'Chi lệnh rút đã duyệt tại ngân hàng, ghi và xác nhận mã giao dịch ngân hàng',
    grants: ['withdrawals.see'],
    roles: ['cashier', 'supervisor'],
  }),
})
