import type { SameKeys } from '#texts/words.ts'
import type { en } from './en.ts'

export const vi: SameKeys<typeof en> = {
  'refusal.promotionReports.unknown': 'Không tìm thấy.',
  'refusal.promotionReports.over': 'Tiền thưởng này đã kết thúc hoặc đã hoàn thành vòng cược.',

  'promotionReports.title': 'Báo cáo khuyến mãi',
  'promotionReports.lead':
    'Khuyến mãi đã phát gì trong kỳ, chi phí bao nhiêu và người nhận đã chơi gì từ phần thưởng đầu tiên đến hết kỳ.',
  'promotionReports.none': 'Không có khuyến mãi nào phát thưởng trong kỳ này',
  'promotionReports.promotion': 'Khuyến mãi',
  'promotionReports.version': 'Phiên bản {version}',
  'promotionReports.members': 'Hội viên',
  'promotionReports.rewards': 'Đã phát',
  'promotionReports.claimed': 'Đã nhận',
  'promotionReports.expired': 'Hết hạn',
  'promotionReports.cost': 'Chi phí',
  'promotionReports.pieces': 'Điểm và quà',
  'promotionReports.wagered': 'Đã cược',
  'promotionReports.required': 'Yêu cầu',
  'promotionReports.stakes': 'Tiền cược từ đó',
  'promotionReports.net': 'Kết quả ròng',
  'promotionReports.shared': 'Chung thiết bị hoặc tài khoản',
  'promotionReports.all': 'Tất cả khuyến mãi',
  'promotionReports.account': 'Tài khoản',
  'promotionReports.since': 'Phần thưởng đầu tiên',
  'promotionReports.signals': 'Dấu hiệu',
  'promotionReports.devices': 'Cùng thiết bị với {count} người nhận khác',
  'promotionReports.accounts': 'Cùng tài khoản rút tiền với {count} người nhận khác',
  'promotionReports.opposite': '{share}% tiền cược không có rủi ro',
  'promotionReports.flags': '{count} cảnh báo đang mở',
  'promotionReports.bets': 'Lịch sử cược',
  'promotionReports.more': 'Xem thêm',
  'promotionReports.revoke': 'Thu hồi tiền thưởng',
  'promotionReports.revokeText':
    'Phần tiền thưởng còn lại được hoàn trả khi các cược đang mở đã có kết quả. Cần nhân viên thứ hai duyệt.',
  'promotionReports.revoked': 'Đã thu hồi tiền thưởng',
  'promotionReports.save': 'Xuất tệp',
}
