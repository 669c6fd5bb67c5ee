import type { SameKeys } from '#texts/words.ts'
import type { en } from './en.ts'

export const vi: SameKeys<typeof en> = {
  'refusal.rebates.unknownStatement': 'Không tìm thấy sao kê này.',
  'refusal.rebates.nothing': 'Hiện không có khoản nào để nhận.',
  'refusal.rebates.unknownBrand': 'Không tìm thấy thương hiệu.',
  'refusal.rebates.unknownMember': 'Không tìm thấy hội viên.',
  'refusal.rebates.tooEarly':
    'Tỷ lệ mới áp dụng từ một ngày sau hôm nay. Vui lòng chọn ngày mai hoặc muộn hơn.',
  'refusal.rebates.chasing':
    'Hoàn tiền thua ròng tính cho kỳ ít nhất một ngày và do hội viên tự nhận. Vui lòng chọn ngày, tuần hoặc tháng.',
  'refusal.rebates.unsound':
    'Các tỷ lệ chưa khớp. Kiểm tra dòng bị trùng và mức tối đa không được thấp hơn mức tối thiểu.',
  'refusal.rebates.isPaused': 'Chương trình này đang tạm dừng.',
  'refusal.rebates.notPaused': 'Chương trình này không tạm dừng.',
}
