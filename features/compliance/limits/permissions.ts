import { placed } from '#contract/declare/place.ts'
import { permission } from '#features/platform/operators/rules/permission.ts'

export const permissions = placed(190, {
  'limits.see': permission({
    en: 'View members’ limits, exclusions and markers of harm',
    vi: 'Xem giới hạn, loại trừ và dấu hiệu chơi quá mức của hội viên',
    grants: ['members.see'],
    roles: ['auditor'],
  }),
  'limits.change': permission({
    en: 'Set limits for members and exclude them',
    vi: 'Đặt giới hạn và loại trừ hội viên',
    grants: ['limits.see'],
    roles: ['support', 'supervisor'],
  }),
})
