import { placed } from '#contract/declare/place.ts'
import { permission } from '#features/platform/operators/rules/permission.ts'

export const permissions = placed(302, {
  'affiliates.see': permission({
    en: 'View affiliates, their applications and figures',
    vi: 'Xem đối tác liên kết, đơn đăng ký và số liệu',
    roles: ['auditor', 'support', 'supervisor'],
  }),
  'affiliates.decide': permission({
    en: 'Approve (always two operators) and reject affiliate applications',
    vi: 'Duyệt (cần nhân viên thứ hai) và từ chối đơn liên kết',
    grants: ['affiliates.see'],
    roles: ['supervisor'],
  }),
  'affiliates.manage': permission({
    en: 'Change plans, domains and duplicates of affiliates (money terms always by two operators)',
    vi: 'Đổi gói hoa hồng, tên miền và xử lý trùng lặp (điều khoản tiền cần nhân viên thứ hai)',
    grants: ['affiliates.see'],
    roles: ['supervisor'],
  }),
})
