import { placed } from '#contract/declare/place.ts'
import { permission } from '#features/platform/operators/rules/permission.ts'

export const permissions = placed(320, {
  'brands.create': permission({
    en: 'Create brands and map hosts to them',
    vi: 'Tạo thương hiệu và gán tên miền',
    grants: ['settings.change'],
  }),
})
