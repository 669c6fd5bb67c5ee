import type { en } from './en.ts'

export const vi: Readonly<Record<keyof typeof en, string>> = {
  'game.orchard-bells.name': 'Vườn Quả Reo',
  'game.orchard-bells.tagline': 'Mười dòng trái ngọt, và tiếng chuông báo tin vui.',
  'game.orchard-bells.help':
    'Năm cuộn, 3 hàng và 10 dòng, ván nào cũng chơi đủ các dòng. Mỗi dòng tính từ trái sang và chỉ trả khoản thắng cao nhất. Cỏ bốn lá thay cho mọi biểu tượng, trừ ngôi sao. Từ 3 ngôi sao trở lên ở bất kỳ đâu được trả thưởng. Một ván trả nhiều nhất 1.020 lần tiền cược; đạt mức đó thì ván kết thúc và trả thưởng.',
  'game.orchard-bells.fair':
    'Điểm dừng của mỗi cuộn là một lần rút trong mọi vị trí của cuộn, từ trái sang phải; vị trí nào cũng có cơ hội như nhau. Ngoài ra không gì quyết định ván chơi: không phải tiền cược, không phải số dư, cũng không phải những ván trước.',
  'game.orchard-bells.feature.lines': 'Các dòng',
  'game.orchard-bells.feature.scatters': 'Ở bất kỳ đâu',
  'game.orchard-bells.fact.lostToLimit': 'Phần bị cắt ở mức thắng cao nhất',
}
