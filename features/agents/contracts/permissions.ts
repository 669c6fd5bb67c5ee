import { permission } from '#features/platform/operators/rules/permission.ts'

/** Permissions of operators. */
export const permissions = {
  'contracts.see': permission({
    en: 'View contracts of agents',
    vi: 'Xem hợp đồng của đại lý',
    grants: ['members.see'],
    roles: ['auditor', 'support', 'supervisor'],
  }),
  'contracts.offer': permission({
    en: 'Offer contracts to general agents and end contracts (always two operators)',
    vi: 'Đề nghị và chấm dứt hợp đồng của đại lý, cần nhân viên thứ hai duyệt',
    grants: ['contracts.see'],
    roles: ['supervisor'],
  }),
}
