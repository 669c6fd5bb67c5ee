import { placed } from '#contract/declare/place.ts'
import { flag } from './rules/flag.ts'

export const flags = placed(70, {
  loggedInOnlyHome: flag({
    group: 'site',
    en: 'The site is visible to logged-in members only; visitors see the login page.',
    vi: 'Chỉ hội viên đã đăng nhập mới xem được trang; khách chỉ thấy trang đăng nhập.',
    demo: false,
    live: false,
  }),
})
