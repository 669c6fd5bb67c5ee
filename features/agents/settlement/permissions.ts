import { permission } from '#features/platform/operators/rules/permission.ts'

/** Permissions of operators. */
export const permissions = {
  'agentIncome.adjust': permission({
    en: 'Adjust agents’ income (always two operators)',
    vi: 'Điều chỉnh thu nhập của đại lý, cần nhân viên thứ hai duyệt',
    grants: ['contracts.see'],
    roles: ['supervisor'],
  }),
}
