import { placed } from '#contract/declare/place.ts'
import { permission } from '#features/platform/operators/rules/permission.ts'

export const permissions = placed(50, {
  'members.recover': permission({
    en: 'Send password reset links and request a reset of two-step verification',
    vi: 'Gửi liên kết đặt lại mật khẩu và yêu cầu đặt lại xác thực hai lớp',
    grants: ['members.see'],
    roles: ['support'],
  }),
  'members.proofs': permission({
    en: 'Approve a reset of two-step verification that another operator requested',
    vi: 'Duyệt yêu cầu đặt lại xác thực hai lớp do nhân viên khác gửi',
    grants: ['members.recover'],
    roles: ['supervisor'],
  }),
})
