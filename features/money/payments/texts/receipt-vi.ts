import type { SameKeys } from '#texts/words.ts'
import type { receipt as en } from './receipt-en.ts'

export const receipt: SameKeys<typeof en> = {
  'receipt.open': 'Biên nhận',
  'receipt.print': 'In',
  'receipt.pdf': 'Lưu PDF',
  'receipt.picture': 'Lưu thành ảnh',
  'receipt.deposit': 'Biên nhận nạp tiền',
  'receipt.withdrawal': 'Biên nhận rút tiền',
  'receipt.transfer': 'Biên nhận chuyển tiền',
  'receipt.account': 'Tài khoản',
  'receipt.accountOf': '{account}, ID {id}',
  'receipt.state': 'Trạng thái',
  'receipt.reference': 'Mã giao dịch',
  'receipt.method': 'Phương thức nạp tiền',
  'receipt.sent': 'Đã chuyển',
  'receipt.fee': 'Phí',
  'receipt.orderedAt': 'Tạo lệnh lúc',
  'receipt.creditedAt': 'Cộng vào ví lúc',
  'receipt.to': 'Đến',
  'receipt.holder': 'Chủ tài khoản',
  'receipt.left': 'Trừ khỏi ví',
  'receipt.requestedAt': 'Yêu cầu lúc',
  'receipt.paidAt': 'Đã chuyển lúc',
  'receipt.returned': 'Đã hoàn vào ví',
  'receipt.madeAt': 'Lập lúc {at} tại {host}. Múi giờ: {zone}.',
  'receipt.demo': 'Bản demo: không có tiền thật nào được chuyển.',
}
