import { placed } from '#contract/declare/place.ts'
import { permission } from '#features/platform/operators/rules/permission.ts'

export const permissions = placed(280, {
  'audit.see': permission({
    en: 'View the audit log',
    vi: 'Xem nhật ký kiểm toán',
  }),
  'audit.check': permission({
    en: 'Verify the audit log',
    vi: 'Xác minh nhật ký kiểm toán',
    grants: ['audit.see'],
    roles: ['auditor', 'supervisor'],
  }),
})
