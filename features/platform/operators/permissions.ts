import { placed } from '#contract/declare/place.ts'
import { permission } from './rules/permission.ts'

export const permissions = {
  ...placed(110, {
    'records.export': permission({
      en: 'Export orders and records',
      vi: 'Xuất lệnh và hồ sơ',
      grants: ['members.see', 'deposits.see', 'withdrawals.see'],
      roles: ['auditor', 'supervisor'],
    }),
  }),
  ...placed(330, {
    'operators.see': permission({
      en: 'View operators and their roles',
      vi: 'Xem nhân viên và vai trò',
      roles: ['auditor', 'supervisor'],
    }),
    'operators.manage': permission({
      en: 'Invite, change, unlock and close operators',
      vi: 'Mời, sửa, mở khoá và đóng tài khoản nhân viên',
      grants: ['operators.see'],
    }),
  }),
}
