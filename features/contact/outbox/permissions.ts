import { placed } from '#contract/declare/place.ts'
import { permission } from '#features/platform/operators/rules/permission.ts'

export const permissions = placed(220, {
  'messages.see': permission({
    en: 'View sent emails and SMS, and those that failed',
    vi: 'Xem email, SMS đã gửi và không gửi được',
    roles: ['auditor'],
  }),
  'messages.resend': permission({
    en: 'Resend messages',
    vi: 'Gửi lại tin',
    grants: ['messages.see'],
    roles: ['support', 'supervisor'],
  }),
})
