import { placed } from '#contract/declare/place.ts'
import { permission } from '#features/platform/operators/rules/permission.ts'

export const permissions = placed(60, {
  'deposits.see': permission({
    en: 'View deposits',
    vi: 'Xem lệnh nạp',
    roles: ['auditor', 'support'],
  }),
  'deposits.approve': permission({
    en: 'Assign, approve and reject deposits',
    vi: 'Nhận xử lý, duyệt và từ chối lệnh nạp',
    grants: ['deposits.see'],
    roles: ['cashier', 'supervisor'],
  }),
  'methods.see': permission({
    en: 'View deposit methods with their limits and fees',
    vi: 'Xem phương thức nạp tiền, hạn mức và phí',
    roles: ['auditor', 'supervisor'],
  }),
  'methods.change': permission({
    en: 'Change deposit methods: limits, fees, texts and our own accounts',
    vi: 'Sửa phương thức nạp tiền: hạn mức, phí, nội dung và tài khoản nhận tiền',
    grants: ['methods.see'],
  }),
})
