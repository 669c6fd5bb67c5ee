import { permission } from '#features/platform/operators/rules/permission.ts'

/** Permissions of operators. */
export const permissions = {
  'rebates.see': permission({
    en: 'View rebates, their rates and their report',
    vi: 'Xem hoàn tiền, tỷ lệ và báo cáo hoàn tiền',
    grants: ['members.see'],
    roles: ['auditor', 'support', 'supervisor'],
  }),
  'rebates.publish': permission({
    en: 'Publish rebate rates, resume programs (always two operators)',
    vi: 'Ban hành tỷ lệ hoàn tiền, chạy lại chương trình, cần nhân viên thứ hai duyệt',
    grants: ['rebates.see'],
    roles: ['supervisor'],
  }),
  'rebates.pause': permission({
    en: 'Pause rebate programs',
    vi: 'Tạm dừng chương trình hoàn tiền',
    grants: ['rebates.see'],
    roles: ['supervisor'],
  }),
}
