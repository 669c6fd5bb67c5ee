import { placed } from '#contract/declare/place.ts'
import { permission } from '#features/platform/operators/rules/permission.ts'

export const permissions = placed(70, {
  'transfers.see': permission({
    en: 'View transfers within agent lines',
    vi: 'Xem chuyển tiền trong tuyến',
    roles: ['auditor'],
  }),
})
