import type { SameKeys } from '#texts/words.ts'
import type { en } from './en.ts'

export const vi: SameKeys<typeof en> = {
  'startup.maintenance': 'Trang web đang bảo trì',
  'startup.maintenanceText':
    'Chúng tôi đang nâng cấp hệ thống. Tiền và các cược của bạn vẫn an toàn, ván đang chơi sẽ được hoàn tất.',
  'startup.endsAt': 'Dự kiến mở lại lúc {at}, giờ của bạn.',
  'startup.endsUnknown': 'Chúng tôi sẽ mở lại sớm nhất có thể.',
  'startup.retry': 'Thử lại',
  'startup.retrying': 'Đang kiểm tra',
  'startup.stillClosed': 'Chưa mở lại. Cứ nửa phút trang này tự kiểm tra một lần.',
  'startup.contact': 'Liên hệ',
  'startup.restricted': 'Trang web không phục vụ khu vực của bạn',
  'startup.restrictedText':
    'Truy cập bị từ chối do vị trí hoặc địa chỉ IP của bạn. Nếu bạn cho rằng có nhầm lẫn, hãy báo cho chúng tôi kèm địa chỉ bên dưới.',
  'startup.ip': 'Địa chỉ IP của bạn',
  'startup.country': 'Quốc gia',
  'startup.countryUnknown': 'Không rõ',
  'startup.stillRestricted': 'Địa chỉ này vẫn đang bị từ chối.',
  'startup.email': 'Email',
  'startup.phone': 'Điện thoại',
  'startup.measureTitle': 'Cho phép đếm lượt truy cập?',
  'startup.measureText':
    'Google Analytics giúp chúng tôi biết trang nào được dùng. Không có gì được tải nếu bạn chưa đồng ý.',
  'startup.measureYes': 'Đồng ý',
  'startup.measureNo': 'Không',
  'startup.measureChoice': 'Đo lượt truy cập',
  'startup.routes': 'Các địa chỉ của trang',
  'startup.routesText': 'Chọn địa chỉ nhanh nhất với bạn. Ở đó bạn cần đăng nhập lại.',
  'startup.measuring': 'Đang đo',
  'startup.unreachable': 'Không phản hồi',
  'startup.milliseconds': '{ms} ms',
  'startup.thisOne': 'Bạn đang ở đây',
  'startup.fastest': 'Nhanh nhất',
  'startup.measureAgain': 'Đo lại',
}
