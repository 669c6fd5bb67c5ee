import type { SameKeys } from '../words.ts'
import type { said as english } from './said-en.ts'

export const said: SameKeys<typeof english> = {
  'said.messages': 'Tin nhắn',
  'said.bonus': 'Tiền thưởng:',
  'said.bonusShort': 'thưởng',
  'said.statement': 'Sao kê',
  'said.enterBoth': 'Vui lòng nhập tên đăng nhập và mật khẩu',
  'said.starred': 'Các mục có dấu * là bắt buộc.',
  'said.emailWrong': 'Địa chỉ email không đúng.',
  'said.realAccountTitle': 'Bạn cần tài khoản thật',
  'said.realAccountText': 'Bạn đang chơi thử bằng tiền ảo. Vui lòng mở tài khoản để tiếp tục.',
  'said.unread_other': '{count} tin mới',
  'said.missions_other': '{count} phần thưởng nhiệm vụ có thể nhận',
  'said.realAccountDo': 'Mở tài khoản',
}
