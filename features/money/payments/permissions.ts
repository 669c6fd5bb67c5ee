import { placed } from '#contract/declare/place.ts'
import { permission } from '#features/platform/operators/rules/permission.ts'

export const permissions = placed(80, {
  'processors.see': permission({
    en: 'View and test payment processor keys',
    vi: 'Xem và kiểm tra khoá cổng thanh toán',
    roles: ['auditor'],
  }),
  'processors.change': permission({
    en: 'Change payment processor keys and allowed addresses',
    vi: 'Đổi khoá và địa chỉ được phép của cổng thanh toán',
    grants: ['processors.see'],
  }),
})
