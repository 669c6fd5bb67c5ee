import type { en } from './en.ts'

export const vi: Readonly<Record<keyof typeof en, string>> = {
  'game.pearl-drop.name': 'Ngọc Rơi',
  'game.pearl-drop.tagline': 'Một viên ngọc, mười sáu hàng chốt, một ô trả ngàn lần.',
  'game.pearl-drop.help':
    'Viên ngọc rơi qua 8 đến 16 hàng chốt tuỳ bạn chọn, ở mỗi chốt rẽ phải hay trái với khả năng như nhau. Rơi vào ô nào thì nhận số lần cược của ô đó: cao nhất 29 lần với 8 hàng, 170 lần với 12 hàng, 1.000 lần với 16 hàng. Ba mức rủi ro chia mức trả theo cách khác nhau. Về lâu dài mỗi bàn trả từ 98,90% đến 99,16%; con số chính xác của từng bàn có trong bảng PAR.',
  'game.pearl-drop.fair':
    'Mỗi chốt là một lần rút một trong hai, phải hoặc trái. Viên ngọc nào cũng rút đủ mười sáu lần, dù bạn chọn bàn nào; bàn ngắn dùng những lần đầu. Bàn, mức rủi ro và tiền cược không làm đổi đường rơi.',
  'game.pearl-drop.feature.drop': 'Thả ngọc',
  'pearlDrop.bet.drop': 'Ngọc',
}
