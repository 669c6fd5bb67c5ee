import type { SameKeys } from '#texts/words.ts'
import type { en } from './en.ts'

export const vi: SameKeys<typeof en> = {
  'refusal.agentAccounts.notHere': 'Bạn không thể mở loại tài khoản này.',
  'refusal.agentAccounts.tooDeep': 'Tuyến này đã đủ số cấp đại lý. Bạn vẫn có thể mở tài khoản người chơi.',
  'refusal.agentAccounts.taken': 'Tên đăng nhập này đã được dùng. Vui lòng chọn tên khác.',
  'refusal.agentAccounts.nameInvalid': 'Tên đăng nhập không đúng quy định. Vui lòng dùng chữ và số.',
  'refusal.agentAccounts.tooMany': 'Bạn đang có {most} liên kết. Vui lòng đóng bớt một liên kết.',
  'refusal.agentAccounts.unknownLink': 'Không tìm thấy liên kết.',
}
