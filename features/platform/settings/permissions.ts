import { placed } from '#contract/declare/place.ts'
import { permission } from '#features/platform/operators/rules/permission.ts'

export const permissions = placed(310, {
  'settings.see': permission({
    en: 'View settings',
    vi: 'Xem cấu hình',
    roles: ['auditor', 'supervisor'],
  }),
  'settings.change': permission({
    en: 'Change settings, features, hosts, system status, region rules, jurisdictions and form rules',
    vi: 'Đổi thiết lập, tính năng, tên miền, trạng thái hệ thống, quy tắc khu vực, bộ quy định và quy tắc biểu mẫu',
    grants: ['settings.see'],
  }),
})
