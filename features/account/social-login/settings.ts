import * as z from 'zod/mini'
import { placed } from '#contract/declare/place.ts'
import { row } from '#contract/declare/setting.ts'

/** Settings of social login. */
export const settings = {
  ...placed(80, {
    signinBy: row({
      name: ['Social login opens in', 'Đăng nhập mạng xã hội mở trong'],
      group: 'account',
      en: 'Where Google’s and Facebook’s login pages open: in the same tab (redirect) or in a separate window (window) (decision 8).',
      vi: 'Trang đăng nhập của Google và Facebook mở ngay trong thẻ này (redirect) hay trong cửa sổ riêng (window).',
      type: z.enum(['redirect', 'window']),
      starts: 'redirect',
    }),
  }),
  ...placed(270, {
    socialUnlink: row({
      name: ['Members can unlink social login', 'Hội viên gỡ được mạng xã hội'],
      group: 'account',
      en: 'Members can unlink Google or Facebook with their password; otherwise a link is permanent (AUT-06).',
      vi: 'Hội viên có thể gỡ liên kết Google hoặc Facebook bằng mật khẩu; nếu không, liên kết là vĩnh viễn.',
      type: z.boolean(),
      starts: false,
    }),
  }),
}
