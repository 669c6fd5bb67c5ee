import type { en } from './en.ts'

export const vi: Readonly<Record<keyof typeof en, string>> = {
  'refusal.lottery.chaseEmpty': 'Vui lòng chọn ít nhất một kỳ để nuôi.',
  'refusal.lottery.chaseTooLarge': 'Đơn nuôi quá lớn. Số dãy nhân số kỳ tối đa là {most}.',
  'refusal.lottery.chaseTooFar': 'Chỉ có {draws} kỳ đang mở bán. Vui lòng chọn ít kỳ hơn.',
  'refusal.lottery.chaseUnknown': 'Không tìm thấy đơn nuôi.',
  'refusal.lottery.savedFull': 'Bạn đã lưu {most} phiếu. Vui lòng xoá bớt để lưu thêm.',
  'refusal.lottery.savedTooLong': 'Phiếu quá dài nên không lưu được. Vui lòng giảm số dãy.',
}
