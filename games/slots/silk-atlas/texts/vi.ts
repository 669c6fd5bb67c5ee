import type { en } from './en.ts'

export const vi: Readonly<Record<keyof typeof en, string>> = {
  'game.silk-atlas.name': 'Bản Đồ Tơ Lụa',
  'game.silk-atlas.tagline': 'Tấm bản đồ mở ra, một báu vật phủ kín con đường.',
  'game.silk-atlas.help':
    'Năm cuộn, 3 hàng, 10 dòng, luôn chơi đủ. Mỗi dòng trả từ trái sang, chỉ tính khoản thắng cao nhất. Bản đồ thay cho mọi biểu tượng khác và trả thưởng ở bất kỳ đâu. Từ 3 bản đồ ở bất kỳ đâu sẽ trả thưởng và tặng 10 lượt quay miễn phí. Lặp lại trong lượt miễn phí được thêm 10 lượt, tối đa 20 mỗi ván. Khi bắt đầu lượt miễn phí, một biểu tượng được chọn với cơ hội như nhau. Nếu xuất hiện trên từ ba cuộn, nó phủ kín các cuộn đó sau khi các dòng đã trả, và trả theo số cuộn trên cả 10 dòng, không cần liền nhau. Ván kết thúc khi đạt 5.000 lần tiền cược; không ván nào trả nhiều hơn.',
  'game.silk-atlas.fair':
    'Điểm dừng của mỗi cuộn được rút trong độ dài của cuộn, từ trái sang phải, cho lượt chính và từng lượt miễn phí. Mọi điểm dừng có cơ hội như nhau. Ngoài ra không gì quyết định ván chơi: không phải tiền cược, số dư hay những ván trước.',
  'game.silk-atlas.feature.lines': 'Các dòng',
  'game.silk-atlas.feature.scatters': 'Ở bất kỳ đâu',
  'game.silk-atlas.feature.freeSpins': 'Lượt quay miễn phí',
  'game.silk-atlas.fact.freeSpinsChance': 'Cơ hội vào lượt miễn phí',
  'game.silk-atlas.fact.retriggerChance': 'Lượt miễn phí tặng thêm',
  'game.silk-atlas.fact.freeSpinsPerFeature': 'Số lượt miễn phí trung bình mỗi lần',
  'game.silk-atlas.fact.lostToLimit': 'Phần giữ lại do mức thắng tối đa',
}
