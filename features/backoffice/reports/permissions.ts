import { placed } from '#contract/declare/place.ts'
import { permission } from '#features/platform/operators/rules/permission.ts'

export const permissions = placed(160, {
  'reports.see': permission({
    en: 'View liability and game reports',
    vi: 'Xem báo cáo nghĩa vụ phải trả và kết quả trò chơi',
    roles: ['auditor', 'supervisor'],
  }),
})
