import type { SaidWords } from './said-en.ts'

export const said: SaidWords = {
  'said.enterBoth': 'Vui lòng nhập tên đăng nhập và mật khẩu',
  'said.starred': 'Các mục có dấu * là bắt buộc.',
  'said.emailWrong': 'Địa chỉ email không đúng.',
  'said.realAccountTitle': 'Bạn cần tài khoản thật',
  'said.realAccountText':
    'Bạn đang chơi thử, tiền ở đây không phải tiền thật. Để làm việc này, bạn cần một tài khoản của riêng mình.',
  'said.unread_one': '{count} tin mới',
  'said.unread_other': '{count} tin mới',
  'said.realAccountDo': 'Mở tài khoản',
}
