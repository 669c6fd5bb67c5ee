import type { en } from './en.ts'

export const vi: Readonly<Record<keyof typeof en, string>> = {
  'game.high-moon.name': 'Trăng Cao',
  'game.high-moon.tagline': 'Cao hơn hay thấp hơn? Trăng biết lá kế tiếp.',
  'game.high-moon.help':
    'Một lá bài đang mở; át thấp nhất, K cao nhất. Bạn đoán lá kế tiếp cao hơn hay thấp hơn; bằng nhau thì bên nào cũng đúng. Đoán đúng thì tiền thắng nhân với tỷ lệ công bằng, đoán sai thì ván kết thúc và mất cược. Khi đang là át, "thấp hơn" nghĩa là bằng; khi đang là K, "cao hơn" nghĩa là bằng. Bạn được bỏ qua tối đa 20 lá và nhận thưởng sau bất kỳ lần đoán đúng nào. Dừng lúc nào thì về lâu dài tỷ lệ hoàn trả cũng đúng 99%. Không có lựa chọn nào vượt 1.000 lần cược. Nếu bạn rời đi, ván vẫn chờ; sau một ngày không có nước đi nào, mức thắng đang có được trả, còn chưa đoán lần nào thì hoàn lại cược.',
  'game.high-moon.fair':
    'Mỗi lá là một lần rút trong 52, lá nào cũng có khả năng như nhau: lá đầu khi bạn cược, thêm một lá cho mỗi lần đoán hay bỏ qua. Lá đã ra có thể ra lại.',
  'game.high-moon.feature.guesses': 'Lần đoán',
  'highMoon.bet.watch': 'Bài',
}
