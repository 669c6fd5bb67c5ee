import type { SameKeys } from '#texts/words.ts'
import type { en } from './en.ts'
import { office } from './office-vi.ts'
import { page } from './page-vi.ts'

export const vi: SameKeys<typeof en> = {
  ...page,
  ...office,
  'refusal.limits.unknownMember': 'Không tìm thấy hội viên.',
  'refusal.limits.unknownFlag': 'Không tìm thấy dấu hiệu chơi quá mức.',
  'refusal.limits.alreadyCleared': 'Nhân viên khác đã đóng dấu hiệu này.',
  'refusal.limits.noSuchLimit': 'Không tìm thấy giới hạn.',
  'refusal.limits.outOfBounds': 'Giới hạn này quá thấp hoặc quá cao.',
  'refusal.limits.notYet':
    'Yêu cầu tăng giới hạn đang trong thời gian chờ. Bạn có thể xác nhận khi hết thời gian này.',
  'refusal.limits.nothingWaits': 'Bạn không có yêu cầu nào cần xác nhận.',
  'refusal.limits.noCheck': 'Không có lần nhắc thời gian chơi nào cần xác nhận.',
  'refusal.limits.depositReached':
    'Bạn còn được nạp {left} trong giới hạn nạp tiền. Xem thời điểm đặt lại tại mục Chơi có trách nhiệm.',
  'refusal.limits.excluded':
    'Tài khoản này đang tạm nghỉ hoặc tự loại trừ. Bạn không thể nạp tiền hay chơi, nhưng vẫn rút tiền được.',
  'refusal.limits.promptFirst': 'Trước tiên, vui lòng chọn có đặt giới hạn nạp tiền hay không.',
  'refusal.limits.papersFirst':
    'Theo quy định tại nơi bạn ở, bạn cần xác minh danh tính trước khi nạp thêm. Bạn còn nạp được {left}. Vui lòng xác minh tại mục Hồ sơ.',
  'refusal.limits.checkDue': 'Đã đến lúc xem lại thời gian chơi và kết quả của bạn.',
  'refusal.limits.helpAway':
    'Trò chơi tạm dừng vì chưa kết nối được với dịch vụ hỗ trợ người chơi. Vui lòng thử lại sau.',
  'refusal.limits.notOffered': 'Loại trò chơi này không được cung cấp tại nơi bạn ở.',
  'refusal.limits.timeOver':
    'Bạn đã dùng hết thời gian chơi. Xem thời điểm đặt lại tại mục Chơi có trách nhiệm.',
}
