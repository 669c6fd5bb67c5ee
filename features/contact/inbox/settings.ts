import { whole } from '#contract/codecs.ts'
import { placed } from '#contract/declare/place.ts'
import { row } from '#contract/declare/setting.ts'

/** Settings of campaigns. */
export const settings = placed(310, {
  lettersMinuteMost: row({
    name: ['Campaign emails per minute', 'Email chiến dịch mỗi phút'],
    group: 'support',
    en: 'Maximum campaign emails sent per minute; codes and security alerts are sent first.',
    vi: 'Số email chiến dịch tối đa gửi mỗi phút; mã OTP và cảnh báo bảo mật được gửi trước.',
    type: whole(6, 60_000),
    starts: 600,
    isLight: true,
  }),
})
