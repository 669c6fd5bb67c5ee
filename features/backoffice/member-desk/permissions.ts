import { placed } from '#contract/declare/place.ts'
import { permission } from '#features/platform/operators/rules/permission.ts'

export const permissions = {
  ...placed(10, {
    'dashboard.see': permission({
      en: 'View today’s figures and alerts',
      vi: 'Xem số liệu trong ngày và cảnh báo',
      roles: ['auditor', 'cashier', 'supervisor'],
    }),
  }),
  ...placed(30, {
    'members.note': permission({
      en: 'Add notes about members',
      vi: 'Thêm ghi chú về hội viên',
      grants: ['members.see'],
      roles: ['support', 'cashier', 'supervisor'],
    }),
    'members.lock': permission({
      en: 'Lock and unlock members and end their sessions',
      vi: 'Khoá, mở khoá hội viên và kết thúc phiên của họ',
      grants: ['members.see'],
      roles: ['support', 'supervisor'],
    }),
    'members.freeze': permission({
      en: 'Freeze and unfreeze members’ wallets',
      vi: 'Đóng băng và bỏ đóng băng ví hội viên',
      grants: ['members.see'],
      roles: ['cashier', 'supervisor'],
    }),
  }),
}
