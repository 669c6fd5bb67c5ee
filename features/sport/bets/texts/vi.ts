import { officeVi } from './office-vi.ts'
import { siteVi } from './site-vi.ts'
import type { en } from './en.ts'

export const vi: Readonly<Record<keyof typeof en, string>> = {
  ...siteVi,
  ...officeVi,
  'refusal.sportBets.legs': 'Tỷ lệ trên phiếu đã đổi hoặc kèo đang tạm khoá. Vui lòng kiểm tra lại phiếu.',
  'refusal.sportBets.slipMalformed': 'Các lựa chọn này không ghép được trong một vé.',
  'refusal.sportBets.stakeTooSmall': 'Mức cược tối thiểu là {least}.',
  'refusal.sportBets.overLimit': 'Mức cược tối đa của vé này là {most}.',
  'refusal.sportBets.waitingFull':
    'Bạn đang có {most} vé chờ xử lý. Vui lòng thử lại sau khi các vé này được nhận.',
  'refusal.sportBets.referralsFull': 'Bạn đã có {most} vé đang chờ duyệt.',
  'refusal.sportBets.referralOver': 'Vé này đã được xử lý.',
  'refusal.sportBets.referralLate': 'Đã quá thời gian chờ duyệt. Số dư của bạn không bị trừ.',
  'refusal.sportBets.referralWithdrawn': 'Bạn đã rút lại vé này. Số dư của bạn không bị trừ.',
  'refusal.sportBets.referralRejected': 'Nhân viên giao dịch không nhận vé này. Số dư của bạn không bị trừ.',
  'refusal.sportBets.unknown': 'Không tìm thấy vé cược này.',
  'refusal.sportBets.offerMoved': 'Mức rút sớm đã đổi. Vui lòng xem mức mới.',
  'refusal.sportBets.noCashOut': 'Vé này hiện chưa rút sớm được.',
  'refusal.sportBets.valueMoved':
    'Giá trị vé vừa thay đổi. Vé của bạn vẫn giữ nguyên, vui lòng kiểm tra lại.',
  'refusal.sportBets.noEdit': 'Không thể sửa vé này nữa. Vé của bạn vẫn giữ nguyên.',
  'refusal.sportBets.slipMoved': 'Phiếu của bạn đã được sửa trên thiết bị khác.',
  'refusal.sportBets.slipTooLarge': 'Phiếu quá dài, không lưu được.',
}
