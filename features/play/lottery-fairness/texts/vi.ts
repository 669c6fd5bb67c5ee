import type { en } from './en.ts'

export const vi: Readonly<Record<keyof typeof en, string>> = {
  'lotteryFair.title': 'Xác minh kỳ quay xổ số',
  'lotteryFair.lead':
    'Thiết bị của bạn tính lại kỳ quay: mã gốc đã cố định trước khi mở bán, các số được rút ra đúng từ mã đó, và không có vé nào được thêm sau khi đóng bán.',
  'lotteryFair.id': 'Mã kỳ quay hoặc mã cược',
  'lotteryFair.idHint':
    'Trang kết quả và lịch sử cược có liên kết đến đây. Với mã cược của bạn, chúng tôi tìm cả vé của bạn trong tệp vé.',
  'lotteryFair.verify': 'Xác minh kỳ quay',
  'lotteryFair.offline':
    'Lưu hai tệp rồi chạy một trong hai lệnh sau. Không cần kết nối máy chủ của chúng tôi.',
  'lotteryFair.check.draw': 'Các số đã quay',
  'lotteryFair.check.file': 'Tệp vé',
  'lotteryFair.check.slip': 'Vé của bạn',
  'lotteryFair.drawSame': 'Mã gốc thuộc chuỗi băm đã công bố và cho ra đúng các số này.',
  'lotteryFair.drawOutside': 'Đây là kết quả xổ số đã công bố, do hai nhân viên xác nhận.',
  'lotteryFair.drawDiffers':
    'Các số không khớp với dữ liệu đã công bố. Vui lòng liên hệ chăm sóc khách hàng.',
  'lotteryFair.fileSame': '{count} vé, không thay đổi từ khi mã băm được công bố lúc {when}, trước khi quay.',
  'lotteryFair.fileDiffers':
    'Tệp vé không khớp với mã băm đã công bố trước khi quay. Vui lòng liên hệ chăm sóc khách hàng.',
  'lotteryFair.slipSame': 'Vé của bạn có trong tệp vé và trúng đúng số tiền đã trả.',
  'lotteryFair.slipLive':
    'Vé của bạn trúng đúng số tiền đã trả. Vé mua trong lúc quay không có trong tệp vé vì tệp được chốt trước khi quay.',
  'lotteryFair.slipDiffers':
    'Vé của bạn không khớp với tệp vé hoặc kết quả. Vui lòng liên hệ chăm sóc khách hàng.',
  'lotteryFair.sealedAt': 'Công bố tệp vé',
  'lotteryFair.drawnAt': 'Thời điểm quay',
  'lotteryFair.index': 'Vị trí trong chuỗi băm',
  'lotteryFair.ticketsHash': 'SHA-256 của tệp vé',
  'lotteryFair.terminalHash': 'Mã băm đã công bố của chuỗi',
  'lotteryFair.salt': 'Chuỗi muối của kỳ quay (client seed)',
  'lotteryFair.ticket': 'Dòng của bạn trong tệp vé',
}
