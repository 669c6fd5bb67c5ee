import { placed } from '#contract/declare/place.ts'
import { flag } from '#features/platform/merchants/rules/flag.ts'

export const flags = {
  ...placed(10, {
    USERNAMEREG3: flag({
      group: 'register',
      en: 'Visitors can register with a username.',
      vi: 'Khách có thể đăng ký bằng tên đăng nhập.',
      demo: true,
      live: true,
    }),
    DIRECTREG3: flag({
      group: 'register',
      en: 'Registration is open to everyone, not by invitation only.',
      vi: 'Mọi người đều đăng ký được, không cần lời mời.',
      demo: true,
      live: true,
    }),
    MOBILENUMREG3: flag({
      group: 'register',
      en: 'Visitors can register with a mobile number.',
      vi: 'Khách có thể đăng ký bằng số điện thoại.',
      demo: true,
      live: false,
    }),
    MOBILENUMPASSREG3: flag({
      group: 'register',
      en: 'Members who register with a mobile number choose a password.',
      vi: 'Hội viên đăng ký bằng số điện thoại tự đặt mật khẩu.',
      demo: true,
      live: false,
    }),
    REGMOBVERF3: flag({
      group: 'register',
      en: 'Registration requires the mobile number to be verified with a code.',
      vi: 'Khi đăng ký phải xác minh số điện thoại bằng mã OTP.',
      demo: false,
      live: false,
    }),
    MOBILEVERCODELOGIN3: flag({
      group: 'login',
      en: 'Members can log in with a code sent to their phone.',
      vi: 'Hội viên có thể đăng nhập bằng mã OTP gửi đến điện thoại.',
      demo: true,
      live: false,
    }),
    FREEPLAY3: flag({
      group: 'login',
      en: 'Visitors can try games with play money on a trial account.',
      vi: 'Khách có thể chơi thử bằng tiền ảo với tài khoản chơi thử.',
      demo: true,
      live: false,
    }),
  }),
  ...placed(30, {
    PWDEXPFORCECHANGE3: flag({
      group: 'login',
      en: 'An expired password must be changed before the member can continue.',
      vi: 'Mật khẩu hết hạn phải được đổi trước khi tiếp tục.',
      demo: false,
      live: false,
    }),
  }),
}
