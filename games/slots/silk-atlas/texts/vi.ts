import type { en } from './en.ts'

export const vi: Readonly<Record<keyof typeof en, string>> = {
  'game.silk-atlas.name': 'Bản Đồ Tơ Lụa',
  'game.silk-atlas.tagline': 'Mở bản đồ và theo một biểu tượng dọc Con đường Tơ lụa.',
  'game.silk-atlas.help':
    'Năm cuộn, 3 hàng và 10 dòng, ván nào cũng chơi đủ các dòng. Mỗi dòng tính từ trái sang và chỉ trả khoản thắng cao nhất. Bản đồ thay cho mọi biểu tượng: trên mỗi dòng nó là biểu tượng khác đầu tiên tính từ trái, dòng chỉ toàn bản đồ thì không trả. Bản đồ còn được trả thưởng ở bất kỳ vị trí nào. Từ 3 bản đồ trở lên ở bất kỳ đâu được trả thưởng và tặng 10 lượt quay miễn phí. Có thêm 3 bản đồ trong lượt miễn phí thì được tặng 10 lượt nữa, tối đa 20 lượt mỗi ván. Trước lượt miễn phí đầu tiên, một biểu tượng được chọn, biểu tượng nào cũng có cơ hội như nhau. Trong mỗi lượt miễn phí, nếu biểu tượng ấy có mặt trên ít nhất ba cuộn, sau khi các dòng đã trả nó phủ kín những cuộn đó và trả theo số cuộn trên cả 10 dòng, dù các cuộn không liền nhau. Một ván trả tối đa 5.000 lần tiền cược và kết thúc khi đạt mức đó.',
  'game.silk-atlas.fair':
    'Điểm dừng của mỗi cuộn được rút ngẫu nhiên từ mọi vị trí của cuộn, từ trái sang phải, ở lượt chính và từng lượt miễn phí; vị trí nào cũng có cơ hội như nhau. Không yếu tố nào khác ảnh hưởng đến ván chơi, kể cả tiền cược, số dư hay các ván trước.',
  'game.silk-atlas.feature.lines': 'Các dòng',
  'game.silk-atlas.feature.scatters': 'Biểu tượng scatter',
  'game.silk-atlas.feature.freeSpins': 'Lượt quay miễn phí',
  'game.silk-atlas.fact.freeSpinsChance': 'Xác suất vào lượt miễn phí',
  'game.silk-atlas.fact.retriggerChance': 'Xác suất thêm lượt miễn phí',
  'game.silk-atlas.fact.freeSpinsPerFeature': 'Số lượt miễn phí trung bình mỗi lần',
  'game.silk-atlas.fact.lostToLimit': 'Phần bị cắt bởi mức thắng tối đa',
}
