import type { en } from './en.ts'

export const vi: Readonly<Record<keyof typeof en, string>> = {
  'game.coral-crown.name': 'Vương Miện San Hô',
  'game.coral-crown.tagline': '1.024 cách nối xuống chiếc vương miện thất lạc.',
  'game.coral-crown.help':
    'Năm cuộn, mỗi cuộn 4 hàng, trả thưởng theo 1.024 cách: biểu tượng nằm trên các cuộn liền nhau từ trái sang được trả cho mỗi cách nối các ô của nó. Đinh ba thay cho mọi biểu tượng trừ ngọc trai. Từ 3 ngọc trai ở bất kỳ đâu sẽ trả thưởng và tặng 8 lượt quay miễn phí, mọi khoản thắng × 3. Lặp lại trong lượt miễn phí được thêm 8 lượt, tối đa 40 mỗi ván. Ván kết thúc khi đạt 1.500 lần tiền cược; không ván nào trả nhiều hơn.',
  'game.coral-crown.fair':
    'Điểm dừng của mỗi cuộn được rút trong độ dài của cuộn, từ trái sang phải, cho lượt chính và từng lượt miễn phí. Mọi điểm dừng có cơ hội như nhau. Ngoài ra không gì quyết định ván chơi: không phải tiền cược, số dư hay những ván trước.',
  'game.coral-crown.feature.ways': 'Các cách nối',
  'game.coral-crown.feature.scatters': 'Ở bất kỳ đâu',
  'game.coral-crown.feature.freeSpins': 'Lượt quay miễn phí',
  'game.coral-crown.fact.freeSpinsChance': 'Cơ hội vào lượt miễn phí',
  'game.coral-crown.fact.retriggerChance': 'Lượt miễn phí tặng thêm',
  'game.coral-crown.fact.freeSpinsPerFeature': 'Số lượt miễn phí trung bình mỗi lần',
  'game.coral-crown.fact.lostToLimit': 'Phần giữ lại do mức thắng tối đa',
}
