import { placed } from '#contract/declare/place.ts'
import { permission } from '#features/platform/operators/rules/permission.ts'

export const permissions = placed(200, {
  'exclusions.lift': permission({
    en: 'Propose to lift exclusions, and decide on other operators’ proposals',
    vi: 'Đề xuất gỡ loại trừ và quyết định đề xuất của nhân viên khác',
    grants: ['limits.see'],
    roles: ['supervisor'],
  }),
})
