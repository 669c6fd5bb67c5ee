import type { SameKeys } from '#texts/words.ts'
import type { en } from './en.ts'

export const vi = {
  'refusal.codes.wait': 'Mã đã được gửi. Bạn có thể lấy mã khác sau {retryAfterSeconds|giây|giây|phút|giờ}.',
  'refusal.codes.missing-phone-number': 'Vui lòng nhập số điện thoại.',
  'refusal.codes.invalid-phone-number':
    'Đây không phải số di động của quốc gia bạn chọn. Vui lòng kiểm tra lại.',
  'refusal.codes.too-many-requests':
    'Bạn đã thử quá nhiều lần. Vui lòng lấy mã mới sau {retryAfterSeconds|giây|giây|phút|giờ}.',
  'refusal.codes.quota-exceeded':
    'Hôm nay chúng tôi không thể gửi thêm mã. Vui lòng liên hệ chăm sóc khách hàng.',
  'refusal.codes.operation-not-allowed':
    'Chúng tôi không thể gửi mã đến số này. Vui lòng liên hệ chăm sóc khách hàng.',
  'refusal.codes.missing-verification-code': 'Vui lòng nhập mã xác minh.',
  'refusal.codes.invalid-verification-code': 'Mã không đúng. Vui lòng kiểm tra lại hoặc lấy mã mới.',
  'refusal.codes.code-expired': 'Mã đã hết hạn. Vui lòng lấy mã mới.',
  'refusal.codes.captcha-check-failed':
    'Chúng tôi không xác minh được bạn không phải robot. Vui lòng thử lại.',
  'refusal.codes.popup-closed-by-user': 'Cửa sổ đã bị đóng nên bạn chưa đăng nhập được. Vui lòng thử lại.',
  'refusal.codes.unknown': 'Có lỗi không xác định với số này. Vui lòng thử lại.',
  'codes.onItsWay': 'Đã gửi mã, hiệu lực {minutes} phút.',
  'codes.label': 'Mã xác minh (OTP)',
  'codes.send': 'Gửi mã',
  'codes.again': 'Gửi lại',
  'codes.againIn': 'Gửi lại sau {time}',
  'codes.sentTo': 'Nếu {address} thuộc về một tài khoản, chúng tôi đã gửi mã.',
  'codes.sent': 'Mã đã được gửi đến {address}.',
  'codes.mayAskAgain': 'Bạn có thể lấy mã mới.',
  'codes.hint': 'Sáu chữ số',
  'codes.country': 'Quốc gia',
  'codes.mobile': 'Số di động',
  'codes.already': 'Mã đã được gửi',
  'codes.failed': 'Không gửi được mã',
} as const satisfies SameKeys<typeof en>
