import { permission } from '#features/platform/operators/rules/permission.ts'

/** Permissions of operators. */
export const permissions = {
  'sport.campaign': permission({
    en: 'Run sports campaigns',
    vi: 'Quản lý chương trình thể thao',
    grants: ['sport.see'],
    roles: ['supervisor'],
  }),
}
