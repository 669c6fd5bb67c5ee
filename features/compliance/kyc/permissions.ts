import { placed } from '#contract/declare/place.ts'
import { permission } from '#features/platform/operators/rules/permission.ts'

export const permissions = placed(210, {
  'papers.see': permission({
    en: 'View members’ identity documents',
    vi: 'Xem giấy tờ tuỳ thân của hội viên',
    grants: ['members.see'],
  }),
  'papers.decide': permission({
    en: 'Approve, reject and request identity documents',
    vi: 'Duyệt, từ chối và yêu cầu giấy tờ tuỳ thân',
    grants: ['papers.see'],
    roles: ['cashier', 'supervisor'],
  }),
})
