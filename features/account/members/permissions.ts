import { placed } from '#contract/declare/place.ts'
import { permission } from '#features/platform/operators/rules/permission.ts'

export const permissions = placed(20, {
  'members.see': permission({
    en: 'Find members and view their balances, bets and sessions',
    vi: 'Tìm hội viên và xem số dư, lượt cược, phiên đăng nhập',
    roles: ['auditor', 'cashier'],
  }),
  'members.personal': permission({
    en: 'View unmasked emails, phone numbers and dates of birth',
    vi: 'Xem đầy đủ email, số điện thoại và ngày sinh',
    grants: ['members.see'],
    roles: ['support', 'supervisor'],
  }),
})
