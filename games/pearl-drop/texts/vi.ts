import type { en } from './en.ts'

export const vi: Readonly<Record<keyof typeof en, string>> = {
  'game.pearl-drop.name': 'Ngọc Rơi',
  'game.pearl-drop.tagline': 'Một viên ngọc, mười sáu hàng chốt, trả tối đa 1.000 lần cược.',
  'game.pearl-drop.help':
    'Viên ngọc rơi qua 8 đến 16 hàng chốt tuỳ bạn chọn, ở mỗi chốt rẽ phải hay trái với khả năng như nhau. Ngọc rơi vào ô nào thì tiền cược được nhân với hệ số của ô đó: cao nhất 29 lần với 8 hàng, 170 lần với 12 hàng, 1.000 lần với 16 hàng. Ba mức rủi ro phân bổ mức trả khác nhau. RTP từ 98,90% đến 99,16% tuỳ bàn; con số chính xác có trong bảng PAR.',
  'game.pearl-drop.fair':
    'Ở mỗi chốt, hướng phải hoặc trái được rút ngẫu nhiên. Viên ngọc nào cũng rút đủ mười sáu lần, dù bạn chọn bàn nào; bàn ngắn dùng những lần đầu. Bàn, mức rủi ro và tiền cược không ảnh hưởng đến đường rơi.',
  'game.pearl-drop.feature.drop': 'Thả ngọc',
  'pearlDrop.bet.drop': 'Ngọc',
}
