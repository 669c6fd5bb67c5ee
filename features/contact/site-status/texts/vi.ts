import type { SameKeys } from '#texts/words.ts'
import type { en } from './en.ts'

export const vi: SameKeys<typeof en> = {
  'startup.maintenance': 'Trang web đang bảo trì',
  'startup.maintenanceText': 'Tiền và các cược của bạn vẫn an toàn. Ván đang chơi sẽ được hoàn tất.',
  'startup.endsAt': 'Dự kiến mở lại lúc {at}, giờ của bạn.',
  'startup.endsUnknown': 'Chúng tôi sẽ mở lại sớm nhất có thể.',
  'startup.retry': 'Thử lại',
  'startup.retrying': 'Đang kiểm tra…',
  'startup.stillClosed': 'Trang web vẫn đang bảo trì. Trang này tự kiểm tra lại mỗi 30 giây.',
  'startup.contact': 'Liên hệ',
  'startup.restricted': 'Chưa hỗ trợ khu vực của bạn',
  'startup.restrictedText':
    'Truy cập từ khu vực hoặc địa chỉ IP của bạn bị hạn chế. Nếu cho rằng có nhầm lẫn, vui lòng liên hệ với chúng tôi kèm địa chỉ bên dưới.',
  'startup.ip': 'Địa chỉ IP của bạn',
  'startup.country': 'Quốc gia',
  'startup.countryUnknown': 'Không rõ',
  'startup.stillRestricted': 'Truy cập từ địa chỉ này vẫn bị hạn chế.',
  'startup.email': 'Email',
  'startup.phone': 'Số điện thoại',
  'startup.measureTitle': 'Cho phép phân tích truy cập?',
  'startup.measureText':
    'Google Analytics cho chúng tôi biết trang nào được dùng. Công cụ này chỉ được tải khi bạn cho phép.',
  'startup.measureYes': 'Cho phép',
  'startup.measureNo': 'Không cho phép',
  'startup.measureChoice': 'Cài đặt phân tích truy cập',
  'startup.routes': 'Địa chỉ trang web',
  'startup.routesText': 'Chọn địa chỉ nhanh nhất với bạn. Bạn cần đăng nhập lại ở đó.',
  'startup.measuring': 'Đang đo…',
  'startup.unreachable': 'Không phản hồi',
  'startup.milliseconds': '{ms} ms',
  'startup.thisOne': 'Địa chỉ hiện tại',
  'startup.fastest': 'Nhanh nhất',
  'startup.measureAgain': 'Đo lại',
}
