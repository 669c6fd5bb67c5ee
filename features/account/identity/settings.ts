import * as z from 'zod/mini'
import { money, whole } from '#contract/codecs.ts'
import { placed } from '#contract/declare/place.ts'
import { row } from '#contract/declare/setting.ts'
import { major } from '#kit/money.ts'

/** Settings of sessions, login, passwords, terms and trial accounts. */
export const settings = {
  ...placed(160, {
    sessionIdleMinutes: row({
      name: ['Log out after inactivity (minutes)', 'Đăng xuất khi không hoạt động (phút)'],
      group: 'security',
      en: 'Minutes of inactivity after which members must log in again (decision 8).',
      vi: 'Số phút không hoạt động trước khi hội viên phải đăng nhập lại.',
      type: whole(5, 240),
      starts: 30,
    }),
    sessionHours: row({
      name: ['Maximum session length (hours)', 'Thời gian phiên tối đa (giờ)'],
      group: 'security',
      en: 'Hours after which members must log in again, even if they are active (decision 8).',
      vi: 'Số giờ tối đa của một phiên; sau đó hội viên phải đăng nhập lại dù đang hoạt động.',
      type: whole(1, 72),
      starts: 12,
    }),
  }),
  ...placed(260, {
    termsVersion: row({
      name: ['Version of the terms', 'Phiên bản điều khoản'],
      group: 'account',
      en: 'Version of the terms. Increase it after a material change: members must accept the terms again before they play or deposit (A2).',
      vi: 'Phiên bản của điều khoản. Tăng lên khi nội dung thay đổi đáng kể: hội viên phải đồng ý lại trước khi chơi hoặc nạp tiền.',
      type: z.string().check(z.regex(/^[0-9A-Za-z.-]{1,20}$/)),
      starts: '1',
    }),
  }),
  ...placed(290, {
    accountErrors: row({
      name: ['Login error messages', 'Thông báo lỗi đăng nhập'],
      group: 'security',
      en: 'Whether a wrong account and a wrong password give the same message (one) or different ones (separate; decision 13).',
      vi: 'Sai tài khoản và sai mật khẩu hiển thị cùng một thông báo (one) hay hai thông báo khác nhau (separate).',
      type: z.enum(['one', 'separate']),
      starts: 'one',
    }),
    rememberMe: row({
      name: ['Remember devices', 'Ghi nhớ thiết bị'],
      group: 'account',
      en: 'A remembered device can log in once without the password, within one day (decision 9).',
      vi: 'Thiết bị đã ghi nhớ được đăng nhập một lần không cần mật khẩu, trong một ngày.',
      type: z.boolean(),
      starts: true,
    }),
    defaultPassword: row({
      name: ['Default password', 'Mật khẩu cấp sẵn'],
      group: 'security',
      en: 'A password given to many accounts; logging in with it opens the change-password dialog. Encrypted and never shown again (decision 12).',
      vi: 'Mật khẩu cấp sẵn cho nhiều tài khoản; đăng nhập bằng mật khẩu này sẽ phải đổi. Được mã hoá và không bao giờ hiển thị lại.',
      type: z.string().check(z.maxLength(128)),
      starts: '',
      isSecret: true,
    }),
    passwordDays: row({
      name: ['Passwords expire after (days)', 'Mật khẩu hết hạn sau (ngày)'],
      group: 'security',
      en: 'Days after which a password expires; the feature “Expired passwords must be changed” then requires a new one.',
      vi: 'Số ngày trước khi mật khẩu hết hạn; khi đó tính năng “Bắt buộc đổi mật khẩu hết hạn” yêu cầu đổi.',
      type: whole(1, 3_650),
      starts: 90,
    }),
    newIpProofs: row({
      name: ['Confirmation of a new device', 'Cách xác nhận thiết bị mới'],
      group: 'security',
      en: 'Ways to confirm a login from a new address or device, in this order; leave empty to ask for none (decision 15).',
      vi: 'Cách xác nhận đăng nhập từ địa chỉ hoặc thiết bị mới, theo thứ tự; để trống là không hỏi.',
      type: z.array(z.enum(['authenticator', 'passkey', 'sms', 'email', 'bankName'])).check(z.maxLength(5)),
      starts: ['authenticator', 'passkey', 'sms', 'email', 'bankName'],
    }),
    bankNameAlone: row({
      name: ['Bank account name alone confirms', 'Chỉ cần tên tài khoản ngân hàng'],
      group: 'security',
      en: 'The bank account name alone confirms a login; otherwise a code by SMS or email is also required (decision 15).',
      vi: 'Chỉ cần tên chủ tài khoản ngân hàng để xác nhận đăng nhập; nếu tắt, cần thêm mã qua SMS hoặc email.',
      type: z.boolean(),
      starts: false,
    }),
    newAddress: row({
      name: ['Which addresses count as new', 'Địa chỉ nào được coi là mới'],
      group: 'security',
      en: 'Which addresses count as new on a trusted device and need an additional check: every address (address); addresses outside known networks or, for members who travel, outside the country (network); another country (country); none (off) (AUT-08).',
      vi: 'Địa chỉ nào được coi là mới trên thiết bị tin cậy và cần xác nhận thêm: mọi địa chỉ (address); địa chỉ ngoài các mạng đã biết, hoặc ngoài quốc gia với hội viên hay di chuyển (network); quốc gia khác (country); không địa chỉ nào (off).',
      type: z.enum(['address', 'network', 'country', 'off']),
      starts: 'network',
    }),
  }),
  ...placed(330, {
    trialDays: row({
      name: ['Trial account: duration (days)', 'Tài khoản chơi thử: thời hạn (ngày)'],
      group: 'account',
      en: 'Days for which a browser keeps its trial account; after that it is closed and a new one is created.',
      vi: 'Số ngày trình duyệt giữ tài khoản chơi thử; sau đó tài khoản bị đóng và tài khoản mới được tạo.',
      type: whole(1, 365),
      starts: 30,
    }),
  }),
  ...placed(350, {
    trialGrant: row({
      name: ['Trial account: play money', 'Tài khoản chơi thử: tiền ảo'],
      group: 'account',
      en: 'Play money that a new trial account starts with.',
      vi: 'Số tiền ảo ban đầu của tài khoản chơi thử.',
      type: money,
      starts: major(1_000_000),
    }),
  }),
}
