import type { SameKeys } from '#texts/words.ts'
import type { en } from './en.ts'
import { receipt } from './receipt-vi.ts'

export const vi: SameKeys<typeof en> = {
  ...receipt,
  'money.notKnown':
    'Chúng tôi chưa nhận được phản hồi nên có thể thao tác chưa hoàn tất. Vui lòng thử lại: thao tác không bị thực hiện hai lần.',
  'processors.title': 'Khoá cổng thanh toán',
  'processors.lead':
    'Khoá bí mật mà mỗi thương hiệu dùng chung với cổng thanh toán. Khoá được mã hoá và không thể xem lại. Sau khi đổi, khoá trước còn hiệu lực thêm 2 ngày.',
  'processors.of': '{processor}, {brand}',
  'processors.inForce': 'Đang hoạt động',
  'processors.retires': 'Đến {at}',
  'processors.mark': 'Khoá {mark}',
  'processors.since': 'từ {at}',
  'processors.none': 'Chưa có khoá',
  'processors.sandbox': 'Khoá demo cũng hoạt động tại đây, nhưng không hoạt động trên hệ thống thật.',
  'processors.change': 'Thay khoá',
  'processors.changeTitle': 'Thay khoá cho {processor}, {brand}',
  'processors.changeText':
    'Nhập cùng khoá này ở cổng thanh toán. Callback ký bằng khoá trước vẫn được nhận thêm 2 ngày.',
  'processors.secret': 'Khoá bí mật',
  'processors.secretHint': 'Như cổng thanh toán hiển thị, từ 24 ký tự. Hỗ trợ khoá bắt đầu bằng “whsec_”.',
  'processors.reason': 'Lý do',
  'processors.save': 'Kích hoạt khoá',
  'processors.saved': 'Đã kích hoạt khoá',
  'processors.endOld': 'Thu hồi khoá cũ',
  'processors.endTitle': 'Thu hồi các khoá cũ của {processor}, {brand}?',
  'processors.endText':
    'Callback ký bằng khoá cũ sẽ bị từ chối. Cổng thanh toán gửi lại bằng khoá mới, hoặc hệ thống tự truy vấn trạng thái.',
  'processors.ended': 'Đã thu hồi khoá cũ',
  'processors.addresses': 'IP được phép gửi callback',
  'processors.everywhere': 'mọi địa chỉ, chỉ kiểm tra chữ ký',
  'processors.setAddresses': 'Sửa IP',
  'processors.addressesTitle': 'IP callback của {processor} cho {brand}',
  'processors.addressesText':
    'Mỗi dòng một địa chỉ IP hoặc mạng, ví dụ 203.0.113.0/24. Để trống để cho phép mọi địa chỉ. Chữ ký luôn được kiểm tra.',
  'processors.addressesSave': 'Lưu IP',
  'processors.addressesSaved': 'Đã lưu IP',
  'processors.test': 'Kiểm tra kết nối',
  'processors.test.unknownOrder': 'Đã kết nối: khoá hoạt động ({ms} ms)',
  'processors.test.anOrder': 'Phản hồi bất thường: cổng trả về một lệnh không tồn tại',
  'processors.test.keyRefused': 'Cổng thanh toán từ chối khoá này',
  'processors.test.silent': 'Cổng thanh toán không phản hồi',
  'paymentsOffice.record.reference': 'Mã giao dịch',
  'paymentsOffice.record.at': 'Thời điểm',
  'paymentsOffice.record.brand': 'Thương hiệu',
  'paymentsOffice.record.anyBrand': 'Tất cả thương hiệu',
  'paymentsOffice.record.amount': 'Số tiền',
  'paymentsOffice.record.newest': 'Mới nhất',
  'paymentsOffice.record.more': 'Xem cũ hơn',
  'refusal.payments.unknownProcessor': 'Chưa kết nối cổng thanh toán nào có tên này.',
  'refusal.payments.notProved': 'Chữ ký không hợp lệ ({why}).',
  'refusal.payments.notUnderstood': 'Thông báo này không phải về thanh toán.',
  'refusal.payments.unknownOrder': 'Không tìm thấy giao dịch có mã này.',
  'refusal.payments.keyKnown': 'Khoá này đang được dùng. Vui lòng tạo khoá mới ở cổng thanh toán.',
  'refusal.payments.addressInvalid': '“{address}” không phải địa chỉ IP hoặc mạng hợp lệ.',
}
