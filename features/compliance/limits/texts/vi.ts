import type { SameKeys } from '#texts/words.ts'
import type { en } from './en.ts'
import { office } from './office-vi.ts'
import { page } from './page-vi.ts'

export const vi: SameKeys<typeof en> = {
  ...page,
  ...office,
  'refusal.limits.unknownMember': 'Không có hội viên này.',
  'refusal.limits.unknownFlag': 'Không có dấu hiệu này.',
  'refusal.limits.alreadyCleared': 'Đã có người đóng mục này.',
  'refusal.limits.noSuchLimit': 'Không có hạn mức này.',
  'refusal.limits.outOfBounds': 'Hạn mức này quá nhỏ hoặc quá lớn.',
  'refusal.limits.notYet': 'Yêu cầu nới rộng còn đang chờ. Đến giờ bạn mới xác nhận được.',
  'refusal.limits.nothingWaits': 'Không có gì chờ xác nhận.',
  'refusal.limits.noCheck': 'Không có lần nhắc giờ nào cần trả lời.',
  'refusal.limits.depositReached':
    'Hạn mức nạp của bạn còn {left}. Hạn mức tính lại vào kỳ sau; xem tại Chơi có kiểm soát.',
  'refusal.limits.excluded': 'Tài khoản này đang tạm nghỉ: không nạp tiền, không chơi.',
  'refusal.limits.promptFirst': 'Trước hết, hãy cho biết bạn có muốn đặt hạn mức nạp không.',
  'refusal.limits.papersFirst':
    'Theo quy định nơi bạn ở, cần gửi giấy tờ tuỳ thân trước khi nạp thêm; chưa gửi thì còn nạp được {left}. Xem ở Hồ sơ.',
  'refusal.limits.checkDue': 'Có một lần nhắc giờ đang chờ bạn. Xem xong rồi chơi tiếp nhé.',
  'refusal.limits.helpAway':
    'Hiện chưa liên lạc được với nơi trợ giúp người chơi nên trò chơi tạm đóng. Bạn vui lòng quay lại sau.',
  'refusal.limits.notOffered': 'Loại trò chơi này không được cung cấp ở nơi bạn ở.',
  'refusal.limits.timeOver': 'Bạn đã dùng hết thời gian chơi đã đặt. Xem tại Chơi có kiểm soát.',
}
