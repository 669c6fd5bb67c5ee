import { placed } from '#contract/declare/place.ts'
import { flag } from '#features/platform/merchants/rules/flag.ts'

export const flags = placed(20, {
  CHNGPASSVERIF3: flag({
    group: 'login',
    en: 'Members can reset a forgotten password with a code sent to their phone.',
    vi: 'Hội viên có thể đặt lại mật khẩu bằng mã OTP gửi đến điện thoại.',
    demo: false,
    live: false,
  }),
})
