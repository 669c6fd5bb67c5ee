import type { SameKeys } from '#texts/words.ts'
import type { en } from './en.ts'

export const vi: SameKeys<typeof en> = {
  'refusal.risk.unknown': 'Không có cảnh báo này.',
  'refusal.risk.alreadyCleared': 'Cảnh báo này đã có người xử lý.',

  'risk.title': 'Rủi ro',
  'risk.lead':
    'Những dấu hiệu mà quy tắc phát hiện ở hội viên. Cảnh báo không chặn tiền; người duyệt lệnh rút sẽ thấy.',
  'risk.state': 'Trạng thái',
  'risk.state.open': 'Đang mở',
  'risk.state.cleared': 'Đã xử lý',
  'risk.rule': 'Quy tắc',
  'risk.all': 'Mọi quy tắc',
  'risk.when': 'Phát hiện lúc',
  'risk.account': 'Hội viên',
  'risk.why': 'Vì sao',
  'risk.clearedBy': 'Người xử lý',
  'risk.reason': 'Lý do',
  'risk.none': 'Không có cảnh báo nào',
  'risk.noneHint': 'Cảnh báo mới hiện ở đây trong vòng một phút.',
  'risk.toMember': 'Mở {account}',
  'risk.clear': 'Đánh dấu đã xử lý',
  'risk.clearTitle': 'Đánh dấu đã xử lý',
  'risk.clearText':
    'Ghi bạn đã xem gì và kết luận thế nào. Nếu có sự việc mới cùng loại, cảnh báo sẽ mở lại.',
  'risk.cleared': 'Đã xử lý cảnh báo của {account}',

  'risk.rule.hardlyPlayed': 'Hầu như không chơi',
  'risk.rule.structuring': 'Sát dưới ngưỡng',
  'risk.rule.rapidCycles': 'Nạp rút liên tục',
  'risk.rule.sharedAccount': 'Chung tài khoản ngân hàng',
  'risk.rule.sharedDevice': 'Chung trình duyệt',
  'risk.rule.crowdedAddress': 'Quá nhiều hội viên cùng IP',
  'risk.rule.openedTogether': 'Tài khoản mở cùng lúc',
  'risk.why.sharedDevice': '{count} hội viên đăng nhập bằng cùng một trình duyệt ({device})',
  'risk.why.crowdedAddress': '{count} hội viên đăng nhập từ {address} trong một tuần',
  'risk.why.openedTogether': '{count} tài khoản được mở từ {address} trong một ngày',
  'risk.rule.dueDiligence': 'Cần thẩm định',
  'risk.rule.agentFan': 'Cụm dưới một đại lý',
  'risk.why.dueDiligence': 'Tổng đã nạp {deposited}: chạm mốc {step}',
  'risk.why.agentFan':
    '{count} hội viên tuyến dưới nạp {deposited} rồi yêu cầu rút {withdrawn} trong vài giờ',
  'risk.rule.failedThenPaid': 'Thất bại nhiều lần rồi thành công',
  'risk.why.hardlyPlayed': 'Nạp {deposited}, cược {staked}, yêu cầu rút {withdrawn}',
  'risk.why.structuring': '{count} lần nạp trong một ngày sát dưới {reportFrom}, tổng {deposited}',
  'risk.why.rapidCycles': '{count} vòng nạp rồi rút, tổng {withdrawn}',
  'risk.why.sharedAccount': '{account} được {count} hội viên liên kết',
  'risk.why.failedThenPaid': '{count} lần nạp thất bại, sau đó {deposited} thành công',
}
