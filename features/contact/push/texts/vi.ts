import type { SameKeys } from '#texts/words.ts'
import type { en } from './en.ts'

export const vi: SameKeys<typeof en> = {
  'refusal.push.unknownService':
    'Thông báo đẩy chỉ gửi qua dịch vụ của các trình duyệt quen thuộc; địa chỉ này không thuộc số đó.',
  'refusal.push.keysInvalid': 'Khoá của trình duyệt không dùng được. Vui lòng tắt rồi bật lại thông báo đẩy.',
  'refusal.push.unknownDevice': 'Thiết bị này không còn nhận thông báo đẩy.',

  'push.hello': '{brand} đã liên lạc được với bạn',
  'push.helloText': 'Thiết bị này nhận được thông báo đẩy.',

  'push.devices': 'Thiết bị nhận thông báo đẩy',
  'push.none': 'Chưa có thiết bị nào. Thông báo đẩy đến cả khi bạn đã đóng trang.',
  'push.here': 'Gửi thông báo đẩy đến thiết bị này',
  'push.hereHint': 'Trình duyệt sẽ hỏi một lần. Trên iPhone, hãy thêm trang vào màn hình chính trước.',
  'push.unsupported': 'Trình duyệt này không nhận thông báo đẩy.',
  'push.denied': 'Trình duyệt đang chặn thông báo. Hãy cho phép thông báo của trang này trong phần cài đặt.',
  'push.failed': 'Trình duyệt không kết nối được dịch vụ thông báo. Vui lòng thử lại sau.',
  'push.thisDevice': 'thiết bị này',
  'push.remove': 'Ngừng gửi đến {device}',
  'push.try': 'Gửi thử',
  'push.tried': 'Thông báo thử đang được gửi.',
  'push.since': 'từ {when}',
}
