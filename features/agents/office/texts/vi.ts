import type { SameKeys } from '#texts/words.ts'
import type { en } from './en.ts'

export const vi: SameKeys<typeof en> = {
  'refusal.agentsOffice.unknownBrand': 'Không tìm thấy thương hiệu.',
  'refusal.agentsOffice.unknownMember': 'Không tìm thấy hội viên trong thương hiệu này.',
  'refusal.agentsOffice.notAgent': 'Tuyến trên phải là đại lý. Tổng đại lý luôn đứng đầu tuyến.',
  'refusal.agentsOffice.cycle': 'Không thể đặt đại lý dưới tuyến dưới của chính mình.',
  'refusal.agentsOffice.tooDeep': 'Tuyến sẽ vượt số cấp đại lý mà thương hiệu cho phép.',
  'refusal.agentsOffice.hasContract':
    'Hội viên này có hợp đồng hoặc đề nghị (số {contracts}). Chọn chấm dứt cùng lúc chuyển, hoặc chấm dứt trước.',
  'refusal.agentsOffice.notTop': 'Chỉ áp dụng cho đầu tuyến: hãy chuyển hội viên ra khỏi tuyến trước.',
  'refusal.agentsOffice.hasTeam': 'Hội viên đang có tuyến dưới. Vui lòng chuyển tuyến dưới trước.',
  'refusal.agentsOffice.rateOutOfBounds':
    'Mức hoàn trả {category} phải nằm giữa mức của tuyến dưới và mức tối đa của thương hiệu.',
  'agentsOffice.title': 'Đại lý',
  'agentsOffice.lead':
    'Các tuyến đại lý theo từng cấp. Mọi thay đổi cần nhân viên thứ hai duyệt và được ghi lại.',
  'agentsOffice.none': 'Chưa có đại lý',
  'agentsOffice.noneText': 'Đổi một hội viên thành tổng đại lý để bắt đầu một tuyến.',
  'agentsOffice.directs': 'Trực tiếp',
  'agentsOffice.openMember': 'Mở hội viên',
  'agentsOffice.change': 'Thay đổi',
  'agentsOffice.change.move': 'Chuyển trong cây',
  'agentsOffice.change.type': 'Loại tài khoản',
  'agentsOffice.change.rates': 'Hoàn trả của tuyến',
  'agentsOffice.upline': 'Tuyến trên mới',
  'agentsOffice.moveText': 'Để trống: hội viên thành đầu tuyến. Cược trước đó vẫn tính cho tuyến cũ.',
  'agentsOffice.endContracts': 'Chấm dứt hợp đồng khi hết kỳ',
  'agentsOffice.reason': 'Lý do',
  'agentsOffice.send': 'Gửi duyệt',
  'agentsOffice.done': 'Đã thay đổi',
}
