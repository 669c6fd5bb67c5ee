import type { SameKeys } from '#texts/words.ts'
import type { en } from './en.ts'

export const vi: SameKeys<typeof en> = {
  'refusal.identity.accountTaken': 'Tên đăng nhập này đã có người dùng. Vui lòng chọn tên khác.',
  'refusal.identity.accountInvalid':
    'Tên đăng nhập gồm {min} đến {max} chữ cái và chữ số, bắt đầu bằng chữ cái.',
  'refusal.identity.passwordWeak':
    'Vui lòng chọn mật khẩu dài hơn hoặc khó đoán hơn: {min} đến {max} ký tự, không phải từ ai cũng thử.',
  'refusal.identity.passwordsDiffer': 'Hai mật khẩu không giống nhau.',
  'refusal.identity.tooYoung': 'Bạn phải từ {age} tuổi trở lên.',
  'refusal.identity.wrongLogin': 'Sai tài khoản hoặc mật khẩu.',
  'refusal.identity.tooManyFailures':
    'Sai mật khẩu quá nhiều lần. Vui lòng thử lại sau {retryAfterSeconds} giây.',
  'refusal.identity.wrongPassword': 'Đây không phải mật khẩu hiện tại của bạn.',
  'refusal.identity.paymentPasswordWeak': 'Mật khẩu thanh toán cần ít nhất 6 ký tự và không lặp một ký tự.',
  'refusal.identity.unknownSession': 'Phiên đăng nhập này đã kết thúc.',
}
