import { permission } from '#features/platform/operators/rules/permission.ts'

/** Permissions of operators. */
export const permissions = {
  'vip.see': permission({
    en: 'View VIP ranks and the report of ranks',
    vi: 'Xem hạng VIP và báo cáo hạng',
    grants: ['members.see'],
    roles: ['auditor', 'support', 'supervisor'],
  }),
  'vip.publish': permission({
    en: 'Publish VIP ranks, conditions and gifts (always two operators)',
    vi: 'Công bố hạng VIP, điều kiện và quà, cần nhân viên thứ hai duyệt',
    grants: ['vip.see'],
    roles: ['supervisor'],
  }),
  'vip.setRank': permission({
    en: 'Set a member’s VIP rank (always two operators)',
    vi: 'Đặt hạng VIP cho hội viên, cần nhân viên thứ hai duyệt',
    grants: ['vip.see'],
    roles: ['supervisor'],
  }),
}
