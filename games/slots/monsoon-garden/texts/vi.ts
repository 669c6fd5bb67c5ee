import type { en } from './en.ts'

export const vi: Readonly<Record<keyof typeof en, string>> = {
  'game.monsoon-garden.name': 'Vườn Mùa Mưa',
  'game.monsoon-garden.tagline': '243 cách thắng trong cơn mưa đầu mùa.',
  'game.monsoon-garden.help':
    'Năm cuộn, mỗi cuộn 3 hàng, 243 cách thắng: biểu tượng giống nhau trên các cuộn liền kề tính từ trái sang được trả cho từng cách nối. Chuồn chuồn thay cho mọi biểu tượng, trừ mây giông. Từ 3 mây giông trở lên ở bất kỳ đâu được trả thưởng và tặng 10 lượt quay miễn phí, mọi khoản thắng nhân 2. Có thêm 3 mây giông trong lượt miễn phí thì được tặng 10 lượt nữa, tối đa 30 lượt mỗi ván. Một ván trả tối đa 200 lần tiền cược và kết thúc khi đạt mức đó.',
  'game.monsoon-garden.fair':
    'Điểm dừng của mỗi cuộn được rút ngẫu nhiên từ mọi vị trí của cuộn, từ trái sang phải, ở lượt chính và từng lượt miễn phí; vị trí nào cũng có cơ hội như nhau. Không yếu tố nào khác ảnh hưởng đến ván chơi, kể cả tiền cược, số dư hay các ván trước.',
  'game.monsoon-garden.feature.ways': 'Các cách nối',
  'game.monsoon-garden.feature.scatters': 'Biểu tượng scatter',
  'game.monsoon-garden.feature.freeSpins': 'Lượt quay miễn phí',
  'game.monsoon-garden.fact.freeSpinsChance': 'Xác suất vào lượt miễn phí',
  'game.monsoon-garden.fact.retriggerChance': 'Xác suất thêm lượt miễn phí',
  'game.monsoon-garden.fact.freeSpinsPerFeature': 'Số lượt miễn phí trung bình mỗi lần',
  'game.monsoon-garden.fact.lostToLimit': 'Phần bị cắt bởi mức thắng tối đa',
}
