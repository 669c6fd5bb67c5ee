import type { SameKeys } from '#texts/words.ts'
import type { en } from './en.ts'

export const vi = {
  'refusal.recovery.wrongEmail': 'Email không đúng: đây không phải email của tài khoản này.',
  'refusal.recovery.unknownAccount': 'Tên đăng nhập hoặc email không tồn tại.',
  'refusal.recovery.linkEnded': 'Liên kết này đã được dùng hoặc đã hết hạn. Vui lòng yêu cầu liên kết mới.',
  'refusal.recovery.unknownMember': 'Không có hội viên này.',
  'refusal.recovery.noAddress': 'Hội viên này chưa có email, hoặc tài khoản không mở.',
  'recovery.start': 'Gửi liên kết đặt mật khẩu',
  'recovery.startText':
    '{account} sẽ nhận thư kèm liên kết đặt mật khẩu mới. Không ai ở đây thấy hay chọn mật khẩu.',
  'recovery.started': 'Liên kết đang được gửi đến {address}',
  'recovery.mailSent':
    'Nếu tên và email khớp nhau, thư kèm liên kết đang được gửi đến bạn. Liên kết dùng được một lần, trong {minutes} phút.',
  'recovery.ways': 'Cách đặt mật khẩu mới',
  'recovery.wayEmail': 'Qua email',
  'recovery.wayPhone': 'Qua điện thoại',
  'recovery.sendMail': 'Gửi liên kết cho tôi',
  'recovery.sentTitle': 'Hãy xem hộp thư',
  'recovery.sentHint':
    'Vài phút rồi chưa thấy thư? Hãy xem mục thư rác, hoặc kiểm tra lại những gì bạn đã nhập.',
  'recovery.otherAddress': 'Thử địa chỉ khác',
  'recovery.newPassword': 'Mật khẩu mới',
  'recovery.setAndEnter': 'Đặt mật khẩu và đăng nhập',
  'recovery.set': 'Đặt mật khẩu mới',
  'recovery.backToLogin': 'Về trang đăng nhập',
  'recovery.resetTitle': 'Đặt mật khẩu mới',
  'recovery.resetText': 'Dành cho tài khoản {account}. Mọi nơi khác sẽ bị đăng xuất.',
  'recovery.doneTitle': 'Đã đặt mật khẩu mới',
  'recovery.doneText': 'Các phiên trước đều đã kết thúc. Hãy đăng nhập bằng mật khẩu mới.',
  'recovery.endedTitle': 'Liên kết không còn dùng được',
  'recovery.endedText':
    'Liên kết đã được dùng hoặc đã hết hạn. Nếu bạn vừa đặt mật khẩu mới, hãy đăng nhập bằng mật khẩu đó; nếu chưa, hãy yêu cầu liên kết mới.',
  'recovery.askAgain': 'Yêu cầu liên kết mới',
  'recovery.needEmail': 'Vui lòng nhập email.',
  'recovery.needNumber': 'Vui lòng nhập số điện thoại.',
  'recovery.needCode': 'Vui lòng nhập mã xác minh.',
  'recovery.needNew': 'Vui lòng nhập mật khẩu mới.',
} as const satisfies SameKeys<typeof en>
