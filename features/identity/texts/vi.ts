import type { SameKeys } from '#texts/words.ts'
import type { en } from './en.ts'

export const vi: SameKeys<typeof en> = {
  'refusal.identity.accountTaken': 'Tên đăng nhập này đã có người dùng. Vui lòng chọn tên khác.',
  'refusal.identity.passwordWeak':
    'Vui lòng chọn mật khẩu dài hơn hoặc khó đoán hơn: {min} đến {max} ký tự, không phải từ ai cũng thử.',
  'refusal.identity.passwordsDiffer': 'Hai mật khẩu không giống nhau.',
  'refusal.identity.tooYoung': 'Bạn phải từ {age} tuổi trở lên.',
  'refusal.identity.wrongLogin': 'Sai tài khoản hoặc mật khẩu.',
  'refusal.identity.wrongAccount': 'Sai tài khoản.',
  'refusal.identity.wrongAccountPassword': 'Sai mật khẩu.',
  'refusal.identity.captchaNeeded': 'Vui lòng nhập các ký tự trong hình.',
  'refusal.identity.captchaWrong': 'Ký tự chưa khớp với hình. Đã đổi hình mới.',
  'refusal.identity.captchaTooSoon': 'Mỗi giây chỉ đổi hình được một lần.',
  'refusal.identity.notMember':
    'Tài khoản này không đăng nhập được ở đây. Vui lòng liên hệ chăm sóc khách hàng.',
  'refusal.identity.notAgent': 'Đây là cổng dành cho đại lý. Vui lòng đăng nhập ở cổng hội viên.',
  'refusal.identity.notRemembered': 'Thiết bị này không còn ghi nhớ đăng nhập. Vui lòng nhập mật khẩu.',
  'refusal.identity.proofNeeded': 'Bạn đang đăng nhập từ nơi mới. Vui lòng xác nhận đây là bạn.',
  'refusal.identity.proofWrong': 'Chưa đúng. Bạn còn {triesLeft} lần thử.',
  'refusal.identity.proofOver': 'Lượt xác nhận này đã hết. Vui lòng đăng nhập lại.',
  'refusal.identity.proofUnavailable': 'Cách xác nhận này chưa dùng được. Vui lòng chọn cách khác.',
  'refusal.identity.passwordSame': 'Mật khẩu mới phải khác mật khẩu hiện tại.',
  'refusal.identity.mobileTaken': 'Số điện thoại này đã thuộc về một tài khoản khác.',
  'refusal.identity.emailTaken': 'E-mail này đã thuộc về một tài khoản khác.',
  'refusal.identity.invitationCode': 'Mã giới thiệu không hợp lệ.',
  'refusal.identity.inviteOnly': 'Chỉ mở tài khoản theo lời mời. Vui lòng xin mã giới thiệu.',
  'refusal.identity.tooManyFailures':
    'Sai mật khẩu quá nhiều lần. Vui lòng thử lại sau {retryAfterSeconds} giây.',
  'refusal.identity.wrongPassword': 'Đây không phải mật khẩu hiện tại của bạn.',
  'refusal.identity.paymentPasswordWeak': 'Mật khẩu thanh toán cần ít nhất 6 ký tự và không lặp một ký tự.',
  'refusal.identity.unknownSession': 'Phiên đăng nhập này đã kết thúc.',
}
