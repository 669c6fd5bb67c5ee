import type { SameKeys } from '#texts/words.ts'
import type { en } from './en.ts'

export const vi: SameKeys<typeof en> = {
  'refusal.postbacks.unknown': 'Không tìm thấy postback này.',
  'refusal.postbacks.address': 'Vui lòng nhập địa chỉ https công khai. Macro chỉ được đặt sau tên miền.',
  'refusal.postbacks.tooMany': 'Bạn có thể có tối đa {most} postback.',
  'postbacks.lead':
    'Chúng tôi gọi địa chỉ của bạn khi có sự kiện, có chữ ký và gửi lại cho đến khi nhận được.',
  'postbacks.event': 'Sự kiện',
  'postbacks.event.registration': 'Đăng ký',
  'postbacks.event.firstDeposit': 'Nạp lần đầu',
  'postbacks.event.qualified': 'Đạt chuẩn',
  'postbacks.event.commission': 'Hoa hồng',
  'postbacks.url': 'Địa chỉ',
  'postbacks.urlHint': 'Địa chỉ https công khai. Macro: {macros}',
  'postbacks.add': 'Thêm postback',
  'postbacks.added': 'Đã thêm postback',
  'postbacks.none': 'Chưa có postback',
  'postbacks.noneText': 'Thêm địa chỉ để nhận thông báo về đăng ký, nạp tiền và hoa hồng.',
  'postbacks.test': 'Gửi thử',
  'postbacks.remove': 'Xoá',
  'postbacks.tested': 'Đã nhận: máy chủ của bạn trả lời {status}.',
  'postbacks.testStatus': 'Chưa nhận: máy chủ của bạn trả lời {status}. Cần mã từ 200 đến 299.',
  'postbacks.problem.private': 'Địa chỉ này không công khai nên chúng tôi không gọi.',
  'postbacks.problem.timeout': 'Máy chủ của bạn không trả lời kịp.',
  'postbacks.problem.unreachable': 'Không kết nối được máy chủ của bạn.',
  'postbacks.secret': 'Khoá ký',
  'postbacks.secretText':
    'Mỗi lần gọi có header Postback-Signature: t=giây,v1=HMAC-SHA256 của “t.địa chỉ” với khoá này.',
  'postbacks.showSecret': 'Hiện khoá',
  'postbacks.renewSecret': 'Tạo khoá mới',
  'postbacks.log': 'Nhật ký',
  'postbacks.state.waiting': 'Đang chờ',
  'postbacks.state.sent': 'Đã nhận',
  'postbacks.state.failed': 'Không gửi được',
  'postbacks.tries': '{count|lần gửi}',
  'postbacks.next': 'lần tới {at}',
}
