import type { SameKeys } from '#texts/words.ts'
import type { en } from './en.ts'

export const vi = {
  'refusal.recovery.wrongEmail': 'Email không đúng: email này không khớp với tài khoản.',
  'refusal.recovery.unknownAccount': 'Tên đăng nhập hoặc email không tồn tại.',
  'refusal.recovery.linkEnded': 'Liên kết này đã được dùng hoặc đã hết hạn. Vui lòng yêu cầu liên kết mới.',
  'refusal.recovery.unknownMember': 'Không tìm thấy hội viên.',
  'refusal.recovery.noAddress': 'Hội viên này chưa có email, hoặc tài khoản không hoạt động.',
  'recovery.start': 'Gửi liên kết đặt lại mật khẩu',
  'recovery.startText':
    'Chúng tôi gửi {account} email kèm liên kết đặt mật khẩu mới. Nhân viên không thể xem hay chọn mật khẩu.',
  'recovery.started': 'Đã gửi liên kết đến {address}',
  'recovery.mailSent':
    'Nếu tên đăng nhập và email khớp nhau, chúng tôi đã gửi liên kết cho bạn. Liên kết dùng được một lần, trong {minutes|phút}.',
  'recovery.ways': 'Cách đặt lại mật khẩu',
  'recovery.wayEmail': 'Qua email',
  'recovery.wayPhone': 'Qua điện thoại',
  'recovery.sendMail': 'Gửi liên kết',
  'recovery.sentTitle': 'Kiểm tra email của bạn',
  'recovery.sentHint': 'Sau vài phút chưa thấy email? Hãy kiểm tra mục thư rác và địa chỉ bạn đã nhập.',
  'recovery.otherAddress': 'Thử địa chỉ khác',
  'recovery.newPassword': 'Mật khẩu mới',
  'recovery.setAndEnter': 'Đặt mật khẩu và đăng nhập',
  'recovery.set': 'Đặt mật khẩu mới',
  'recovery.noAccess': 'Không dùng được email hoặc điện thoại?',
  'recovery.toService': 'Liên hệ hỗ trợ',
  'recovery.backToLogin': 'Về trang đăng nhập',
  'recovery.resetTitle': 'Đặt mật khẩu mới',
  'recovery.resetText': 'Dành cho tài khoản {account}. Bạn sẽ được đăng xuất khỏi các thiết bị khác.',
  'recovery.doneTitle': 'Đã đặt mật khẩu mới',
  'recovery.doneText': 'Bạn đã được đăng xuất khỏi mọi thiết bị. Hãy đăng nhập bằng mật khẩu mới.',
  'recovery.endedTitle': 'Liên kết không còn dùng được',
  'recovery.endedText':
    'Liên kết đã được dùng hoặc đã hết hạn. Nếu vừa đặt mật khẩu mới, bạn hãy đăng nhập; nếu chưa, hãy yêu cầu liên kết mới.',
  'recovery.askAgain': 'Yêu cầu liên kết mới',
  'recovery.needEmail': 'Vui lòng nhập email.',
  'recovery.needNumber': 'Vui lòng nhập số điện thoại.',
  'recovery.needCode': 'Vui lòng nhập mã xác minh.',
  'recovery.needNew': 'Vui lòng nhập mật khẩu mới.',
} as const satisfies SameKeys<typeof en>
