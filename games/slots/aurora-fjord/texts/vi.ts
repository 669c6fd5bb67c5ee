import type { en } from './en.ts'

export const vi: Readonly<Record<keyof typeof en, string>> = {
  'game.aurora-fjord.name': 'Cực Quang',
  'game.aurora-fjord.tagline': 'Cú tuyết và lượt quay miễn phí dưới trời cực quang.',
  'game.aurora-fjord.help':
    'Năm cuộn, 3 hàng và 20 dòng, ván nào cũng chơi đủ các dòng. Mỗi dòng tính từ trái sang và chỉ trả khoản thắng cao nhất. Tinh thể thay cho mọi biểu tượng, trừ bông tuyết. Từ 3 bông tuyết trở lên ở bất kỳ đâu được trả thưởng và tặng 12 lượt quay miễn phí, mọi khoản thắng nhân 2. Có thêm 3 bông tuyết trong lượt miễn phí thì được tặng 12 lượt nữa, tối đa 36 lượt mỗi ván. Một ván trả tối đa 1.000 lần tiền cược và kết thúc khi đạt mức đó.',
  'game.aurora-fjord.fair':
    'Điểm dừng của mỗi cuộn được rút ngẫu nhiên từ mọi vị trí của cuộn, từ trái sang phải, ở lượt chính và từng lượt miễn phí; vị trí nào cũng có cơ hội như nhau. Không yếu tố nào khác ảnh hưởng đến ván chơi, kể cả tiền cược, số dư hay các ván trước.',
  'game.aurora-fjord.feature.lines': 'Các dòng',
  'game.aurora-fjord.feature.scatters': 'Biểu tượng scatter',
  'game.aurora-fjord.feature.freeSpins': 'Lượt quay miễn phí',
  'game.aurora-fjord.fact.freeSpinsChance': 'Xác suất vào lượt miễn phí',
  'game.aurora-fjord.fact.retriggerChance': 'Xác suất thêm lượt miễn phí',
  'game.aurora-fjord.fact.freeSpinsPerFeature': 'Số lượt miễn phí trung bình mỗi lần',
  'game.aurora-fjord.fact.lostToLimit': 'Phần bị cắt bởi mức thắng tối đa',
}
