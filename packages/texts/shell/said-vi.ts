import type { SaidWords } from './said-en.ts'

export const said: SaidWords = {
  'said.enterBoth': 'Vui lòng nhập tên đăng nhập và mật khẩu',
  'said.starred': 'Các mục có dấu * là bắt buộc.',
  'said.emailWrong': 'Địa chỉ email không đúng.',
  'said.applied': 'Đã gửi đơn đăng ký của bạn',
  'said.passwordChanged': 'Đã đổi mật khẩu',
  'said.transferred': '{sender} đã chuyển {amount} cho {receiver}',
  'said.refunded': 'Đã hoàn {amount} về ví của bạn',
  'said.serviceFailed': 'Chưa mở được trang chăm sóc khách hàng. Bạn thử lại nhé.',
  'said.realAccountTitle': 'Bạn cần tài khoản thật',
  'said.realAccountText':
    'Bạn đang chơi thử, tiền ở đây không phải tiền thật. Để làm việc này, bạn cần một tài khoản của riêng mình.',
  'said.realAccountDo': 'Mở tài khoản',
}
