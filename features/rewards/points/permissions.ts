import { permission } from '#features/platform/operators/rules/permission.ts'

/** Permissions of operators. */
export const permissions = {
  'points.see': permission({
    en: 'View points and the points report',
    vi: 'Xem điểm của hội viên và báo cáo điểm',
    grants: ['members.see'],
    roles: ['auditor', 'support', 'supervisor'],
  }),
  'points.adjust': permission({
    en: 'Adjust members’ points (always two operators)',
    vi: 'Điều chỉnh điểm của hội viên, cần nhân viên thứ hai duyệt',
    grants: ['points.see'],
    roles: ['supervisor'],
  }),
}
