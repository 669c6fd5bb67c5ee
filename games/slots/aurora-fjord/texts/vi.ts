import type { en } from './en.ts'

export const vi: Readonly<Record<keyof typeof en, string>> = {
  'game.aurora-fjord.name': 'Cực Quang',
  'game.aurora-fjord.tagline': 'Cú tuyết đi từng ba con dưới bầu trời chuyển động.',
  'game.aurora-fjord.help':
    'Năm cuộn, 3 hàng, 20 dòng, luôn chơi đủ. Mỗi dòng trả từ trái sang, chỉ tính khoản thắng cao nhất. Tinh thể thay cho mọi biểu tượng trừ bông tuyết. Từ 3 bông tuyết ở bất kỳ đâu sẽ trả thưởng và tặng 12 lượt quay miễn phí, mọi khoản thắng × 2. Lặp lại trong lượt miễn phí được thêm 12 lượt, tối đa 36 mỗi ván. Ván kết thúc khi đạt 1.000 lần tiền cược; không ván nào trả nhiều hơn.',
  'game.aurora-fjord.fair':
    'Điểm dừng của mỗi cuộn được rút trong độ dài của cuộn, từ trái sang phải, cho lượt chính và từng lượt miễn phí. Mọi điểm dừng có cơ hội như nhau. Ngoài ra không gì quyết định ván chơi: không phải tiền cược, số dư hay những ván trước.',
  'game.aurora-fjord.feature.lines': 'Các dòng',
  'game.aurora-fjord.feature.scatters': 'Ở bất kỳ đâu',
  'game.aurora-fjord.feature.freeSpins': 'Lượt quay miễn phí',
  'game.aurora-fjord.fact.freeSpinsChance': 'Cơ hội vào lượt miễn phí',
  'game.aurora-fjord.fact.retriggerChance': 'Lượt miễn phí tặng thêm',
  'game.aurora-fjord.fact.freeSpinsPerFeature': 'Số lượt miễn phí trung bình mỗi lần',
  'game.aurora-fjord.fact.lostToLimit': 'Phần giữ lại do mức thắng tối đa',
}
