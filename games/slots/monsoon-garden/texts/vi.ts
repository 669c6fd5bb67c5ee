import type { en } from './en.ts'

export const vi: Readonly<Record<keyof typeof en, string>> = {
  'game.monsoon-garden.name': 'Vườn Mùa Mưa',
  'game.monsoon-garden.tagline': '243 cách nối qua cơn mưa đầu mùa.',
  'game.monsoon-garden.help':
    'Năm cuộn, mỗi cuộn 3 hàng, trả thưởng theo 243 cách: biểu tượng nằm trên các cuộn liền nhau từ trái sang được trả cho mỗi cách nối các ô của nó. Chuồn chuồn thay cho mọi biểu tượng trừ mây giông. Từ 3 mây giông ở bất kỳ đâu sẽ trả thưởng và tặng 10 lượt quay miễn phí, mọi khoản thắng × 2. Lặp lại trong lượt miễn phí được thêm 10 lượt, tối đa 30 mỗi ván. Ván kết thúc khi đạt 200 lần tiền cược; không ván nào trả nhiều hơn.',
  'game.monsoon-garden.fair':
    'Điểm dừng của mỗi cuộn được rút trong độ dài của cuộn, từ trái sang phải, cho lượt chính và từng lượt miễn phí. Mọi điểm dừng có cơ hội như nhau. Ngoài ra không gì quyết định ván chơi: không phải tiền cược, số dư hay những ván trước.',
  'game.monsoon-garden.feature.ways': 'Các cách nối',
  'game.monsoon-garden.feature.scatters': 'Ở bất kỳ đâu',
  'game.monsoon-garden.feature.freeSpins': 'Lượt quay miễn phí',
  'game.monsoon-garden.fact.freeSpinsChance': 'Cơ hội vào lượt miễn phí',
  'game.monsoon-garden.fact.retriggerChance': 'Lượt miễn phí tặng thêm',
  'game.monsoon-garden.fact.freeSpinsPerFeature': 'Số lượt miễn phí trung bình mỗi lần',
  'game.monsoon-garden.fact.lostToLimit': 'Phần giữ lại do mức thắng tối đa',
}
