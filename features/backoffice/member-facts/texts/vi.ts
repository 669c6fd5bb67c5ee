import type { SameKeys } from '#texts/words.ts'
import type { en } from './en.ts'

export const vi: SameKeys<typeof en> = {
  'refusal.memberFacts.unknownMember': 'Không tìm thấy hội viên.',

  'memberFacts.title': 'Về {account}',
  'memberFacts.account': 'Tài khoản',
  'memberFacts.state.open': 'Từ {at}',
  'memberFacts.state.locked': 'Bị khoá',
  'memberFacts.state.closed': 'Đã đóng',
  'memberFacts.identity': 'Danh tính',
  'memberFacts.requested': 'đã yêu cầu',
  'memberFacts.name': 'Tên trên giấy tờ',
  'memberFacts.name.same': 'Trùng tên nhận tiền',
  'memberFacts.name.differs': 'Khác tên nhận tiền',
  'memberFacts.name.unknown': 'Chưa có giấy tờ',
  'memberFacts.exclusion': 'Loại trừ',
  'memberFacts.exclusion.until': '{kind} đến {at}',
  'memberFacts.none': 'Không có',
  'memberFacts.harm': 'Dấu hiệu chơi quá mức',
  'memberFacts.flags': 'Cảnh báo gian lận',
  'memberFacts.labels': 'Nhãn và hạng',
  'memberFacts.balance': 'Số dư',
  'memberFacts.frozen': 'Ví bị đóng băng',
  'memberFacts.deposits': 'Tổng nạp',
  'memberFacts.withdrawals': 'Tổng rút',
  'memberFacts.staked': 'Tổng cược',
  'memberFacts.result': 'Kết quả chơi',
  'memberFacts.documents': 'Giấy tờ',
  'memberFacts.freeze': 'Đóng băng hoặc khoá',
  'memberFacts.timeline': 'Dòng thời gian',
}
