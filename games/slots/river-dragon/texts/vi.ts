import type { en } from './en.ts'

export const vi: Readonly<Record<keyof typeof en, string>> = {
  'game.river-dragon.name': 'Rồng Sông',
  'game.river-dragon.tagline': 'Hai mươi dòng trên sông đêm, với rồng thay thế mọi biểu tượng.',
  'game.river-dragon.help':
    'Năm cuộn, 3 hàng và 20 dòng, ván nào cũng chơi đủ các dòng. Mỗi dòng tính từ trái sang và chỉ trả khoản thắng cao nhất. Rồng thay cho mọi biểu tượng, trừ ngọc trai. Từ 3 ngọc trai trở lên ở bất kỳ đâu được trả thưởng và tặng 10 lượt quay miễn phí trên bộ cuộn có nhiều biểu tượng giá trị hơn, mọi khoản thắng nhân 3. Có thêm 3 ngọc trai trong lượt miễn phí thì được tặng 10 lượt nữa, tối đa 30 lượt mỗi ván. Một ván trả tối đa 3.000 lần tiền cược và kết thúc khi đạt mức đó.',
  'game.river-dragon.fair':
    'Điểm dừng của mỗi cuộn được rút ngẫu nhiên từ mọi vị trí của cuộn, từ trái sang phải: năm lần cho lượt chính và năm lần cho mỗi lượt miễn phí. Vị trí nào cũng có cơ hội như nhau. Không yếu tố nào khác ảnh hưởng đến ván chơi, kể cả tiền cược, số dư hay các ván trước.',
  'game.river-dragon.feature.lines': 'Các dòng',
  'game.river-dragon.feature.scatters': 'Ngọc trai',
  'game.river-dragon.feature.freeSpins': 'Lượt quay miễn phí',
  'game.river-dragon.fact.freeSpinsChance': 'Xác suất vào lượt miễn phí',
  'game.river-dragon.fact.retriggerChance': 'Xác suất thêm lượt miễn phí',
  'game.river-dragon.fact.freeSpinsPerFeature': 'Số lượt miễn phí trung bình mỗi lần',
  'game.river-dragon.fact.lostToLimit': 'Phần bị cắt bởi mức thắng tối đa',
  'slots.bet.spin': 'Quay',
}
