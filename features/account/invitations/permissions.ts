import { placed } from '#contract/declare/place.ts'
import { permission } from '#features/platform/operators/rules/permission.ts'

export const permissions = placed(170, {
  'invitations.see': permission({
    en: 'View invitations',
    vi: 'Xem lời mời',
    roles: ['auditor'],
  }),
  'invitations.change': permission({
    en: 'Create and revoke invitations to brands with closed registration',
    vi: 'Tạo và thu hồi lời mời đăng ký khi thương hiệu không mở đăng ký',
    grants: ['invitations.see'],
    roles: ['supervisor'],
  }),
})
