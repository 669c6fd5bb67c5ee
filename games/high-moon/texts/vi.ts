import type { en } from './en.ts'

export const vi: Readonly<Record<keyof typeof en, string>> = {
  'game.high-moon.name': 'Trăng Cao',
  'game.high-moon.tagline': 'Cao hơn hay thấp hơn? Đoán lá kế tiếp.',
  'game.high-moon.help':
    'Một lá bài được mở; át thấp nhất, K cao nhất. Bạn đoán lá kế tiếp cao hơn hay thấp hơn; lá bằng nhau tính cho cả hai. Đoán đúng thì tiền thắng nhân với tỷ lệ công bằng, đoán sai thì ván kết thúc và bạn mất tiền cược. Khi đang là át, “thấp hơn” nghĩa là bằng; khi đang là K, “cao hơn” nghĩa là bằng. Bạn có thể bỏ qua tối đa 20 lá và nhận thưởng sau bất kỳ lần đoán đúng nào. RTP đúng bằng 99% dù bạn dừng lúc nào. Không có lựa chọn nào vượt 1.000 lần cược. Nếu bạn rời đi, ván được lưu. Sau một ngày không có thao tác, mức thắng hiện tại được trả; nếu chưa đoán lần nào, tiền cược được hoàn.',
  'game.high-moon.fair':
    'Mỗi lá được rút từ 52 lá, lá nào cũng có khả năng như nhau: lá đầu khi bạn cược, thêm một lá cho mỗi lần đoán hay bỏ qua. Các lá có thể lặp lại.',
  'game.high-moon.feature.guesses': 'Lần đoán',
  'highMoon.bet.watch': 'Bài',
}
