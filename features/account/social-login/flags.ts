import { placed } from '#contract/declare/place.ts'
import { flag } from '#features/platform/merchants/rules/flag.ts'

export const flags = placed(40, {
  socialGoogle: flag({
    group: 'login',
    en: 'Members can log in and register with Google.',
    vi: 'Hội viên có thể đăng nhập và đăng ký bằng Google.',
    demo: false,
    live: false,
  }),
  socialFacebook: flag({
    group: 'login',
    en: 'Members can log in and register with Facebook.',
    vi: 'Hội viên có thể đăng nhập và đăng ký bằng Facebook.',
    demo: false,
    live: false,
  }),
})
