import type { en } from './en.ts'

export const vi: Readonly<Record<keyof typeof en, string>> = {
  'game.river-dragon.name': 'Rồng Sông',
  'game.river-dragon.tagline': 'Hai mươi dòng trên sông đêm, và con rồng nối chúng lại.',
  'game.river-dragon.help':
    'Năm cuộn, ba hàng, hai mươi dòng; luôn chơi đủ các dòng và mỗi dòng trả khoản thắng cao nhất tính từ trái sang. Rồng thay cho mọi biểu tượng trừ ngọc trai. Từ ba ngọc trai ở bất kỳ đâu sẽ trả thưởng và tặng mười lượt quay miễn phí trên bộ cuộn giàu hơn, mọi khoản thắng nhân ba; thêm ba ngọc trai trong lượt miễn phí lại tặng mười lượt, tối đa ba mươi. Một ván trả nhiều nhất 3.000 lần tiền cược và kết thúc khi đạt mức đó.',
  'game.river-dragon.fair':
    'Điểm dừng của mỗi cuộn được rút ngẫu nhiên trong độ dài của cuộn: năm điểm cho lượt quay chính và năm điểm cho mỗi lượt miễn phí, từ trái sang phải. Mọi điểm dừng có cơ hội như nhau. Ngoài ra không gì quyết định kết quả: không phải tiền cược, số dư hay những ván trước đó.',
  'game.river-dragon.feature.lines': 'Các dòng',
  'game.river-dragon.feature.scatters': 'Ngọc trai',
  'game.river-dragon.feature.freeSpins': 'Lượt quay miễn phí',
  'game.river-dragon.fact.freeSpinsChance': 'Cơ hội vào lượt miễn phí',
  'game.river-dragon.fact.retriggerChance': 'Lượt miễn phí tặng thêm mười lượt',
  'game.river-dragon.fact.freeSpinsPerFeature': 'Số lượt miễn phí trung bình mỗi lần',
  'game.river-dragon.fact.lostToLimit': 'Phần bị cắt ở mức thắng cao nhất',
  'slots.bet.spin': 'Quay',
}
