import { placed } from '#contract/declare/place.ts'
import { permission } from '#features/platform/operators/rules/permission.ts'

export const permissions = placed(100, {
  'withdrawals.see': permission({
    en: 'View withdrawals',
    vi: 'Xem lệnh rút',
    roles: ['auditor', 'support'],
  }),
  'withdrawals.approve': permission({
    en: 'Assign, approve and reject withdrawals',
    vi: 'Nhận xử lý, duyệt và từ chối lệnh rút',
    grants: ['withdrawals.see'],
    roles: ['cashier', 'supervisor'],
  }),
  'withdrawals.override': permission({
    en: 'Propose and approve paying a withdrawal despite a frozen wallet or a locked member (always two operators)',
    vi: 'Đề xuất và duyệt chi trả lệnh rút dù ví bị đóng băng hoặc hội viên bị khoá (luôn cần hai nhân viên)',
    grants: ['withdrawals.see'],
    roles: ['supervisor'],
  }),
})
