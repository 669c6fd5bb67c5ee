import { placed } from '#contract/declare/place.ts'
import { permission } from '#features/platform/operators/rules/permission.ts'

export const permissions = placed(300, {
  'pages.see': permission({
    en: 'View help pages and apps',
    vi: 'Xem trang trợ giúp và ứng dụng',
    roles: ['auditor'],
  }),
  'pages.change': permission({
    en: 'Edit help pages and the apps to install',
    vi: 'Sửa trang trợ giúp và ứng dụng cài đặt',
    grants: ['pages.see'],
  }),
})
