import type { SameKeys } from '#texts/words.ts'
import type { receipt as en } from './receipt-en.ts'

export const receipt: SameKeys<typeof en> = {
  'receipt.open': 'Biên nhận',
  'receipt.print': 'In hoặc lưu PDF',
  'receipt.picture': 'Lưu thành ảnh',
  'receipt.deposit': 'Biên nhận nạp tiền',
  'receipt.withdrawal': 'Biên nhận rút tiền',
  'receipt.transfer': 'Biên nhận chuyển tiền',
  'receipt.account': 'Tài khoản',
  'receipt.accountOf': '{account}, ID {id}',
  'receipt.state': 'Trạng thái',
  'receipt.reference': 'Mã lệnh',
  'receipt.method': 'Cách nạp',
  'receipt.sent': 'Đã chuyển',
  'receipt.fee': 'Phí',
  'receipt.orderedAt': 'Tạo lệnh lúc',
  'receipt.creditedAt': 'Cộng vào ví lúc',
  'receipt.to': 'Đến',
  'receipt.holder': 'Chủ tài khoản',
  'receipt.left': 'Trừ khỏi ví',
  'receipt.requestedAt': 'Yêu cầu lúc',
  'receipt.paidAt': 'Chi lúc',
  'receipt.returned': 'Đã hoàn về ví',
  'receipt.madeAt': 'Lập lúc {at} tại {host}. Giờ {zone}.',
  'receipt.demo': 'Bản trình diễn: không có tiền thật.',
}
