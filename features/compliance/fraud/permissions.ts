import { placed } from '#contract/declare/place.ts'
import { permission } from '#features/platform/operators/rules/permission.ts'

export const permissions = placed(180, {
  'risk.see': permission({
    en: 'View members’ risk flags',
    vi: 'Xem cảnh báo rủi ro về hội viên',
    grants: ['members.see'],
    roles: ['auditor', 'cashier'],
  }),
  'risk.clear': permission({
    en: 'Clear risk flags with a reason',
    vi: 'Xử lý cảnh báo rủi ro kèm lý do',
    grants: ['risk.see'],
    roles: ['supervisor'],
  }),
})
