import { whole } from '#contract/codecs.ts'
import { placed } from '#contract/declare/place.ts'
import { row } from '#contract/declare/setting.ts'

/** Settings of holds and login history. */
export const settings = placed(300, {
  payoutHoldHours: row({
    name: ['Payout hold after a change (hours)', 'Ngừng chi trả sau thay đổi (giờ)'],
    group: 'security',
    en: 'Hours without payouts after a change of contact, bank account or forgotten password. 0: no hold (A13).',
    vi: 'Số giờ tạm ngừng chi trả sau khi đổi liên hệ, tài khoản ngân hàng hoặc đặt lại mật khẩu. 0: không tạm ngừng.',
    type: whole(0, 720),
    starts: 24,
  }),
  loginHistoryDays: row({
    name: ['Logins (days)', 'Lịch sử đăng nhập (ngày)'],
    group: 'records',
    en: 'Days for which logins and ended sessions are kept; older ones are deleted.',
    vi: 'Số ngày lưu lịch sử đăng nhập và các phiên đã kết thúc; cũ hơn sẽ bị xoá.',
    type: whole(90, 3_650),
    starts: 730,
  }),
})
