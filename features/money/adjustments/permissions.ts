import { placed } from '#contract/declare/place.ts'
import { permission } from '#features/platform/operators/rules/permission.ts'

export const permissions = placed(120, {
  'adjustments.see': permission({
    en: 'View balance adjustments',
    vi: 'Xem điều chỉnh số dư',
    roles: ['auditor', 'support'],
  }),
  'adjustments.propose': permission({
    en: 'Propose balance adjustments',
    vi: 'Đề xuất điều chỉnh số dư',
    grants: ['adjustments.see'],
    roles: ['cashier', 'supervisor'],
  }),
  'adjustments.approve': permission({
    en: 'Approve and reject balance adjustments that another operator proposed',
    vi: 'Duyệt và từ chối điều chỉnh số dư do nhân viên khác đề xuất',
    grants: ['adjustments.see'],
    roles: ['supervisor'],
  }),
})
