import type { SameKeys } from '#texts/words.ts'
import type { en } from './en.ts'

export const vi: SameKeys<typeof en> = {
  'refusal.lotteryOffice.unknownDraw': 'Không tìm thấy kỳ quay.',
  'refusal.lotteryOffice.notReady':
    'Chỉ nhập kết quả được khi đã đóng cược, đã công bố danh sách vé và kỳ quay đã bắt đầu.',
  'refusal.lotteryOffice.alreadyEntered': 'Kỳ quay này đã có kết quả. Nếu sai, hãy sửa trong hồ sơ kỳ quay.',
  'refusal.lotteryOffice.fileMissing': 'Chọn một tệp CSV hoặc JSON.',
  'refusal.lotteryOffice.fileUnreadable': 'Không đọc được tệp: {problem}, dòng {line}.',
  'refusal.lotteryOffice.feedTaken': 'Tên nguồn này đã tồn tại.',
  'refusal.lotteryOffice.unknownFeed': 'Không tìm thấy nguồn kết quả.',
  'refusal.lotteryOffice.feedKey': 'Nguồn hoặc khoá API không đúng.',
  'audit.did.lottery.enter': 'Đã nhập kết quả kỳ quay xổ số',
  'audit.did.lottery.addFeed': 'Đã thêm nguồn kết quả xổ số',
  'audit.did.lottery.switchFeed': 'Đã bật hoặc tắt nguồn kết quả xổ số',
}
