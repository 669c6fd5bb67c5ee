import type { en } from './en.ts'

export const vi: Readonly<Record<keyof typeof en, string>> = {
  'game.orchard-bells.name': 'Vườn Quả Reo',
  'game.orchard-bells.tagline': 'Mười dòng trái ngọt, và tiếng chuông báo tin vui.',
  'game.orchard-bells.help':
    'Năm cuộn, 3 hàng, 10 dòng, luôn chơi đủ. Mỗi dòng trả từ trái sang, chỉ tính khoản thắng cao nhất. Cỏ bốn lá thay cho mọi biểu tượng trừ ngôi sao. Từ 3 ngôi sao ở bất kỳ đâu sẽ trả thưởng. Ván kết thúc khi đạt 1.020 lần tiền cược; không ván nào trả nhiều hơn.',
  'game.orchard-bells.fair':
    'Điểm dừng của mỗi cuộn được rút trong độ dài của cuộn, từ trái sang phải, cho lượt chính và từng lượt miễn phí. Mọi điểm dừng có cơ hội như nhau. Ngoài ra không gì quyết định ván chơi: không phải tiền cược, số dư hay những ván trước.',
  'game.orchard-bells.feature.lines': 'Các dòng',
  'game.orchard-bells.feature.scatters': 'Ở bất kỳ đâu',
  'game.orchard-bells.fact.lostToLimit': 'Phần giữ lại do mức thắng tối đa',
}
