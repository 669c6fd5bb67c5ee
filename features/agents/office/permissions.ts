import { permission } from '#features/platform/operators/rules/permission.ts'

/** Permissions of operators. */
export const permissions = {
  'agents.see': permission({
    en: 'View the tree of agents',
    vi: 'Xem cây đại lý',
    grants: ['members.see'],
    roles: ['auditor', 'support', 'supervisor'],
  }),
  'agents.manage': permission({
    en: 'Move agents, change account types and rebates (always two operators)',
    vi: 'Chuyển đại lý, đổi loại tài khoản và mức hoàn trả, cần nhân viên thứ hai duyệt',
    grants: ['agents.see'],
    roles: ['supervisor'],
  }),
}
