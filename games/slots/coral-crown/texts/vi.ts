import type { en } from './en.ts'

export const vi: Readonly<Record<keyof typeof en, string>> = {
  'game.coral-crown.name': 'Vương Miện San Hô',
  'game.coral-crown.tagline': '1.024 cách thắng đến chiếc vương miện dưới đáy biển.',
  'game.coral-crown.help':
    'Năm cuộn, mỗi cuộn 4 hàng, 1.024 cách thắng: biểu tượng giống nhau trên các cuộn liền kề tính từ trái sang được trả cho từng cách nối. Đinh ba thay cho mọi biểu tượng, trừ ngọc trai. Từ 3 ngọc trai trở lên ở bất kỳ đâu được trả thưởng và tặng 8 lượt quay miễn phí, mọi khoản thắng nhân 3. Có thêm 3 ngọc trai trong lượt miễn phí thì được tặng 8 lượt nữa, tối đa 40 lượt mỗi ván. Một ván trả tối đa 1.500 lần tiền cược và kết thúc khi đạt mức đó.',
  'game.coral-crown.fair':
    'Điểm dừng của mỗi cuộn được rút ngẫu nhiên từ mọi vị trí của cuộn, từ trái sang phải, ở lượt chính và từng lượt miễn phí; vị trí nào cũng có cơ hội như nhau. Không yếu tố nào khác ảnh hưởng đến ván chơi, kể cả tiền cược, số dư hay các ván trước.',
  'game.coral-crown.feature.ways': 'Các cách nối',
  'game.coral-crown.feature.scatters': 'Biểu tượng scatter',
  'game.coral-crown.feature.freeSpins': 'Lượt quay miễn phí',
  'game.coral-crown.fact.freeSpinsChance': 'Xác suất vào lượt miễn phí',
  'game.coral-crown.fact.retriggerChance': 'Xác suất thêm lượt miễn phí',
  'game.coral-crown.fact.freeSpinsPerFeature': 'Số lượt miễn phí trung bình mỗi lần',
  'game.coral-crown.fact.lostToLimit': 'Phần bị cắt bởi mức thắng tối đa',
}
