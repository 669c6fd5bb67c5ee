import type { SameKeys } from '#texts/words.ts'
import type { en } from './en.ts'
import { receipt } from './receipt-vi.ts'

export const vi: SameKeys<typeof en> = {
  ...receipt,
  'money.notKnown':
    'Chưa nhận được trả lời nên chưa biết đã xong hay chưa. Bạn bấm lại nhé: không có gì bị thực hiện hai lần.',
  'processors.title': 'Khoá cổng thanh toán',
  'processors.lead':
    'Khoá bí mật mà mỗi thương hiệu dùng chung với cổng thanh toán. Khoá chỉ được nhập vào, niêm phong và không bao giờ hiện ra lại; sau khi đổi, khoá trước còn hiệu lực thêm hai ngày.',
  'processors.of': '{processor}, {brand}',
  'processors.inForce': 'Đang dùng',
  'processors.retires': 'Đến {at}',
  'processors.mark': 'Khoá {mark}',
  'processors.since': 'từ {at}',
  'processors.none': 'Chưa có khoá riêng',
  'processors.sandbox': 'Bản thử nghiệm dùng thêm khoá sẵn có; hệ thống thật thì không.',
  'processors.change': 'Khoá mới',
  'processors.changeTitle': 'Khoá mới cho {processor}, {brand}',
  'processors.changeText':
    'Hãy nhập khoá này ở cổng thanh toán cùng lúc. Thông báo ký bằng khoá trước vẫn được nhận thêm hai ngày.',
  'processors.secret': 'Khoá bí mật',
  'processors.secretHint': 'Đúng như cổng thanh toán hiển thị, từ 24 ký tự; “whsec_…” được đọc theo chuẩn.',
  'processors.reason': 'Lý do',
  'processors.save': 'Đưa vào dùng',
  'processors.saved': 'Khoá mới đã có hiệu lực.',
  'processors.endOld': 'Kết thúc khoá cũ ngay',
  'processors.endTitle': 'Kết thúc các khoá cũ của {processor}, {brand}?',
  'processors.endText':
    'Thông báo đang gửi có chữ ký bằng khoá cũ sẽ không được nhận. Cổng thanh toán sẽ gửi lại bằng khoá mới, hoặc hệ thống tự hỏi.',
  'processors.ended': 'Các khoá cũ không còn hiệu lực.',
  'processors.addresses': 'Nhận thông báo từ',
  'processors.everywhere': 'mọi nơi, chỉ xét chữ ký',
  'processors.setAddresses': 'Địa chỉ',
  'processors.addressesTitle': 'Nơi {processor} được gọi tới {brand}',
  'processors.addressesText':
    'Mỗi dòng một địa chỉ hoặc một mạng, ví dụ 203.0.113.0/24. Để trống: nhận từ mọi nơi; chữ ký luôn được kiểm tra.',
  'processors.addressesSave': 'Lưu địa chỉ',
  'processors.addressesSaved': 'Đã lưu địa chỉ.',
  'processors.test': 'Gọi thử',
  'processors.test.unknownOrder': 'Cổng trả lời đúng với khoá này ({ms} ms).',
  'processors.test.anOrder': 'Cổng trả lời về một lệnh chưa ai tạo.',
  'processors.test.keyRefused': 'Cổng từ chối khoá này.',
  'processors.test.silent': 'Cổng không trả lời.',
  'paymentsOffice.record.reference': 'Mã',
  'paymentsOffice.record.at': 'Thời điểm',
  'paymentsOffice.record.brand': 'Thương hiệu',
  'paymentsOffice.record.anyBrand': 'Mọi thương hiệu',
  'paymentsOffice.record.amount': 'Số tiền',
  'paymentsOffice.record.newest': 'Mới nhất',
  'paymentsOffice.record.more': 'Xem cũ hơn',
  'refusal.payments.unknownProcessor': 'Chưa kết nối cổng thanh toán nào có tên này.',
  'refusal.payments.notProved': 'Thông báo không được ký đúng cách ({why}).',
  'refusal.payments.notUnderstood': 'Thông báo này không phải về thanh toán.',
  'refusal.payments.unknownOrder': 'Chưa có giao dịch nào mang mã này.',
  'refusal.payments.keyKnown': 'Khoá này đang được dùng. Hãy tạo khoá mới ở cổng thanh toán.',
  'refusal.payments.addressInvalid': '“{address}” không phải địa chỉ hay mạng.',
}
