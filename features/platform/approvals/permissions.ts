import { placed } from '#contract/declare/place.ts'
import { permission } from '#features/platform/operators/rules/permission.ts'

export const permissions = placed(130, {
  'approvals.see': permission({
    en: 'View changes sent for approval, and decide those within your own permissions',
    vi: 'Xem thay đổi chờ phê duyệt và quyết định những thay đổi thuộc quyền của bạn',
    roles: ['auditor', 'support', 'cashier'],
  }),
  'approvals.decide': permission({
    en: 'Approve and reject changes of any kind that another operator sent for approval',
    vi: 'Duyệt và từ chối mọi loại thay đổi do nhân viên khác gửi phê duyệt',
    grants: ['approvals.see'],
    roles: ['supervisor'],
  }),
})
