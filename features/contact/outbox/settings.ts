import * as z from 'zod/mini'
import { whole } from '#contract/codecs.ts'
import { placed } from '#contract/declare/place.ts'
import { row } from '#contract/declare/setting.ts'

/** Settings of sent messages, and of the brand's SMS provider. */
export const settings = placed(320, {
  messageDays: row({
    name: ['Emails and SMS (days)', 'Email và SMS (ngày)'],
    group: 'records',
    en: 'Days for which sent emails and SMS are kept; older ones are deleted.',
    vi: 'Số ngày lưu email và SMS đã gửi; cũ hơn sẽ bị xoá.',
    type: whole(7, 3_650),
    starts: 180,
  }),
  smsProvider: row({
    group: 'technical',
    name: ['SMS provider', 'Nhà cung cấp SMS'],
    en: 'Who sends SMS: the gateway of the installation (SMS_GATEWAY_URL), or Twilio with the account below.',
    vi: 'Bên gửi SMS: cổng SMS của hệ thống (SMS_GATEWAY_URL) hoặc Twilio với tài khoản bên dưới.',
    type: z.enum(['gateway', 'twilio']),
    starts: 'gateway',
    isBrandsOwn: true,
  }),
  twilioAccount: row({
    group: 'technical',
    name: ['Twilio: account SID', 'Twilio: Account SID'],
    en: 'Account SID from the Twilio console, which begins with AC.',
    vi: 'Account SID trong trang quản trị Twilio, bắt đầu bằng AC.',
    type: z.string().check(z.regex(/^(AC[0-9a-f]{32})?$/)),
    starts: '',
    isBrandsOwn: true,
  }),
  twilioToken: row({
    group: 'technical',
    name: ['Twilio: auth token', 'Twilio: auth token'],
    en: 'Auth token of that account. It signs Twilio’s delivery reports too. Encrypted and never shown again.',
    vi: 'Auth token của tài khoản đó, cũng dùng để xác minh báo cáo gửi của Twilio. Được mã hoá và không bao giờ hiển thị lại.',
    type: z.string().check(z.maxLength(100)),
    starts: '',
    isSecret: true,
  }),
  twilioSender: row({
    group: 'technical',
    name: ['Twilio: sender', 'Twilio: người gửi'],
    en: 'Sender: a Twilio number such as +12025550123, an approved sender name, or the SID of a Messaging Service, which begins with MG.',
    vi: 'Người gửi: số Twilio như +12025550123, tên người gửi đã được duyệt, hoặc SID của Messaging Service, bắt đầu bằng MG.',
    type: z.string().check(z.regex(/^(\+[1-9]\d{6,14}|MG[0-9a-f]{32}|(?=.*[A-Za-z])[A-Za-z0-9 ]{1,11}|)$/)),
    starts: '',
    isBrandsOwn: true,
  }),
  twilioApi: row({
    group: 'technical',
    name: ['Twilio: API URL', 'Twilio: địa chỉ API'],
    en: 'URL of Twilio’s API; change it only for tests or for a Twilio region.',
    vi: 'Địa chỉ API của Twilio; chỉ đổi khi thử nghiệm hoặc khi dùng khu vực riêng của Twilio.',
    type: z.url().check(z.maxLength(300)),
    starts: 'https://api.twilio.com',
  }),
})
