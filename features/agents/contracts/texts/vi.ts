import type { SameKeys } from '#texts/words.ts'
import type { en } from './en.ts'

export const vi: SameKeys<typeof en> = {
  'refusal.contracts.unknown': 'Không tìm thấy hợp đồng này.',
  'refusal.contracts.notNow': 'Hợp đồng vừa thay đổi. Vui lòng xem lại.',
  'refusal.contracts.aboveUpline':
    'Hợp đồng của tuyến trên đã thay đổi nên không thể chấp nhận đề nghị này nữa. Hãy yêu cầu đề nghị mới.',
  'refusal.contracts.kindOff': 'Loại hợp đồng này đang tắt.',
  'refusal.contracts.notAnAgent': 'Chỉ đại lý mới có hợp đồng.',
  'refusal.contracts.termsInvalid':
    'Kiểm tra các bậc: bậc sau phải cao hơn bậc trước, tỷ lệ phải lớn hơn 0 và không vượt mức tối đa.',
  'refusal.contracts.noneOwn': 'Bạn cần có hợp đồng loại này trước khi đề nghị cho tuyến dưới.',
  'refusal.contracts.aboveOwn':
    'Không bậc nào được trả cao hơn hợp đồng của bạn, với cùng kỳ và cùng chỉ số.',
  'refusal.contracts.alreadyOffered': 'Một đề nghị loại này vẫn đang chờ trả lời.',
  'refusal.contracts.unknownBrand': 'Không tìm thấy thương hiệu này.',
  'refusal.contracts.unknownMember': 'Không tìm thấy hội viên này.',
  'refusal.contracts.notTop':
    'Thương hiệu chỉ đề nghị hợp đồng cho tổng đại lý. Đại lý khác nhận từ tuyến trên.',
}
