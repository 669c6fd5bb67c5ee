import { placed } from '#contract/declare/place.ts'
import { permission } from '#features/platform/operators/rules/permission.ts'

export const permissions = placed(230, {
  'notices.see': permission({
    en: 'View notices and banners',
    vi: 'Xem thông báo và banner',
    roles: ['auditor', 'support'],
  }),
  'notices.change': permission({
    en: 'Write, schedule and withdraw notices and banners',
    vi: 'Viết, lên lịch và gỡ thông báo, banner',
    grants: ['notices.see'],
    roles: ['supervisor'],
  }),
})
