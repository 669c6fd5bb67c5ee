import { permission } from '#features/platform/operators/rules/permission.ts'

/** Permissions of operators. */
export const permissions = {
  'agentIncome.resume': permission({
    en: 'Continue a settlement run of agents that stopped',
    vi: 'Chạy tiếp kỳ quyết toán của đại lý bị dừng',
    grants: ['contracts.see'],
    roles: ['supervisor'],
  }),
  'agentIncome.adjust': permission({
    en: 'Adjust agents’ income (always two operators)',
    vi: 'Điều chỉnh thu nhập của đại lý, cần nhân viên thứ hai duyệt',
    grants: ['contracts.see'],
    roles: ['supervisor'],
  }),
}
