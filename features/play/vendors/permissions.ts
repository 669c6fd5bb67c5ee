import { placed } from '#contract/declare/place.ts'
import { permission } from '#features/platform/operators/rules/permission.ts'

export const permissions = placed(150, {
  'vendors.see': permission({
    en: 'View provider integrations and API calls',
    vi: 'Xem tích hợp nhà cung cấp và lượt gọi API',
    grants: ['games.see'],
  }),
  'vendors.change': permission({
    en: 'Change endpoints, networks and keys of providers',
    vi: 'Đổi địa chỉ, dải mạng và khoá của nhà cung cấp',
    grants: ['vendors.see'],
  }),
})
