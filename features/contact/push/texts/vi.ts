import type { SameKeys } from '#texts/words.ts'
import type { en } from './en.ts'

export const vi: SameKeys<typeof en> = {
  'refusal.push.unknownService':
    'Chúng tôi chỉ gửi thông báo qua dịch vụ của các trình duyệt được hỗ trợ. Địa chỉ này không thuộc số đó.',
  'refusal.push.keysInvalid': 'Khoá của trình duyệt không hợp lệ. Vui lòng tắt rồi bật lại thông báo.',
  'refusal.push.unknownDevice': 'Thiết bị này không còn nhận thông báo.',

  'push.hello': 'Thông báo từ {brand}',
  'push.helloText': 'Thiết bị này nhận được thông báo.',

  'push.devices': 'Thiết bị nhận thông báo',
  'push.none': 'Chưa có thiết bị nào. Bạn nhận được thông báo cả khi đã đóng trang.',
  'push.here': 'Bật thông báo',
  'push.hereHint': 'Trình duyệt sẽ hỏi quyền. Trên iPhone, hãy thêm trang vào màn hình chính trước.',
  'push.unsupported': 'Trình duyệt này không hỗ trợ thông báo.',
  'push.denied':
    'Thông báo đang bị chặn. Vui lòng cho phép thông báo của trang này trong cài đặt trình duyệt.',
  'push.failed': 'Trình duyệt không kết nối được dịch vụ thông báo. Vui lòng thử lại sau.',
  'push.thisDevice': 'thiết bị này',
  'push.remove': 'Tắt thông báo trên {device}',
  'push.try': 'Gửi thử',
  'push.tried': 'Đã gửi thông báo thử',
  'push.since': 'từ {when}',
}
