import { permission } from '#features/platform/operators/rules/permission.ts'

/** Permissions of operators. */
export const permissions = {
  'referrals.see': permission({
    en: 'View referrals and their report',
    vi: 'Xem giới thiệu bạn bè và báo cáo',
    grants: ['members.see'],
    roles: ['auditor', 'support', 'supervisor'],
  }),
  'referrals.review': permission({
    en: 'Approve (always two operators) and reject referrals',
    vi: 'Duyệt (cần nhân viên thứ hai) và từ chối giới thiệu bạn bè',
    grants: ['referrals.see'],
    roles: ['supervisor'],
  }),
}
