import { placed } from '#contract/declare/place.ts'
import { permission } from '#features/platform/operators/rules/permission.ts'

export const permissions = placed(240, {
  'letters.see': permission({
    en: 'View campaigns',
    vi: 'Xem chiến dịch',
    roles: ['auditor'],
  }),
  'letters.write': permission({
    en: 'Create campaigns and message members',
    vi: 'Tạo chiến dịch và nhắn tin cho hội viên',
    grants: ['letters.see'],
    roles: ['support', 'supervisor'],
  }),
  'letters.approve': permission({
    en: 'Approve another operator’s campaign to all members',
    vi: 'Duyệt chiến dịch gửi tất cả hội viên do nhân viên khác tạo',
    grants: ['letters.see'],
    roles: ['supervisor'],
  }),
})
