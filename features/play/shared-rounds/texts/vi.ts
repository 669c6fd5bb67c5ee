import type { SameKeys } from '#texts/words.ts'
import type { en } from './en.ts'

export const vi: SameKeys<typeof en> = {
  'refusal.shared.seriesUnknown': 'Không tìm thấy trò chơi.',
  'refusal.shared.roundUnknown': 'Không tìm thấy kỳ này.',
  'refusal.shared.notSealed': 'Danh sách vé được công bố khi đóng cược.',
  'refusal.shared.seedSecret':
    'Seed của kỳ này chưa được công bố. Vui lòng thử lại sau khi có kết quả thanh toán.',
  'refusal.shared.saleOver': 'Kỳ này đã đóng cược. Tiền cược chưa bị trừ.',
  'refusal.shared.priceMoved': 'Tỷ lệ cược đã thay đổi. Vui lòng kiểm tra và đặt lại. Tiền cược chưa bị trừ.',
  'refusal.shared.slipOver': 'Vé cược này đã kết thúc.',
  'refusal.shared.slipUnknown': 'Không tìm thấy vé cược.',
  'refusal.shared.notAllowed': 'Thao tác này hiện không hợp lệ.',
  'refusal.shared.capReached': 'Số {key} đã đạt giới hạn. Vui lòng giảm tiền cược hoặc chọn số khác.',
  'refusal.shared.wrongState':
    'Trạng thái của kỳ không cho phép thao tác này. Tải lại để xem trạng thái hiện tại.',
  'refusal.shared.ownBet':
    'Một tài khoản thành viên liên quan đến bạn hoặc người duyệt đã đặt cược kỳ này. Cần nhân viên khác thực hiện.',
  'refusal.shared.atConsole':
    'Ván này do dealer chia. Nhập, sửa kết quả hoặc huỷ ván tại trang “Bàn dealer”.',
  'refusal.shared.outcomeInvalid': 'Kết quả không hợp lệ: {detail}',
  'audit.did.draws.enter': 'Đã nhập kết quả kỳ quay',
  'audit.did.draws.piece': 'Đã nhập một phần kết quả',
  'audit.did.draws.beacon': 'Đã nhập giá trị beacon',
  'audit.did.draws.void': 'Đã huỷ kỳ quay',
  'audit.did.draws.correct': 'Đã sửa kết quả kỳ quay',
  'audit.did.draws.suspend': 'Đã tạm dừng nhận cược của một kỳ',
  'audit.did.draws.run': 'Đã thay đổi trạng thái chạy của một dòng trò chơi',
}
