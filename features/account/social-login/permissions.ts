import { placed } from '#contract/declare/place.ts'
import { permission } from '#features/platform/operators/rules/permission.ts'

export const permissions = placed(290, {
  'signin.see': permission({
    en: 'View the social login setup',
    vi: 'Xem cấu hình đăng nhập mạng xã hội',
    roles: ['auditor'],
  }),
  'signin.change': permission({
    en: 'Change the Google and Facebook login setup, including secrets',
    vi: 'Đổi cấu hình đăng nhập Google và Facebook, kể cả khoá bí mật',
    grants: ['signin.see'],
  }),
})
