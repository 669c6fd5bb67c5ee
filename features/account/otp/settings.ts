import * as z from 'zod/mini'
import { whole } from '#contract/codecs.ts'
import { placed } from '#contract/declare/place.ts'
import { row } from '#contract/declare/setting.ts'

/** Settings of one-time codes. */
export const settings = placed(150, {
  codeMinutes: row({
    name: ['One-time codes: validity (minutes)', 'Mã OTP: thời hạn (phút)'],
    group: 'security',
    en: 'Minutes for which a one-time code is valid and its button is disabled (AUT-04).',
    vi: 'Số phút mã OTP có hiệu lực; nút gửi mã bị khoá trong thời gian đó.',
    type: whole(1, 10),
    starts: 3,
  }),
  codesDayMost: row({
    name: ['One-time codes: maximum per day', 'Mã OTP: tối đa mỗi ngày'],
    group: 'security',
    en: 'Maximum one-time codes that the brand sends per day, which caps the cost of abuse.',
    vi: 'Số mã OTP tối đa thương hiệu gửi mỗi ngày, để hạn chế chi phí khi bị lạm dụng.',
    type: whole(1, 10_000_000),
    starts: 20_000,
  }),
  codeCountries: row({
    name: ['One-time codes: countries', 'Mã OTP: quốc gia'],
    group: 'security',
    en: 'Dialling codes to which one-time codes are sent, such as 84 and 1; empty means all countries.',
    vi: 'Mã vùng được gửi mã OTP, ví dụ 84 và 1; để trống là mọi quốc gia.',
    type: z.array(z.string().check(z.regex(/^[1-9][0-9]{0,3}$/))).check(z.maxLength(250)),
    starts: [],
  }),
})
