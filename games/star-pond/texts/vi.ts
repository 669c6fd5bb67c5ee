import type { en } from './en.ts'

export const vi: Readonly<Record<keyof typeof en, string>> = {
  'game.star-pond.name': 'Ao Sao',
  'game.star-pond.tagline': 'Chọn những vì sao và xem ao thắp sáng vì nào.',
  'game.star-pond.help':
    'Bốn mươi vì sao nằm trong ao. Bạn chọn từ một đến mười; sau đó mười trong bốn mươi vì sao sáng lên. Mức trả tùy số sao trúng và số sao bạn chọn; bảng trả chỉ cách một chạm. Chọn một vì mà trúng thì nhận 3,96 lần, chọn mười trúng cả mười nhận 100 lần. Về lâu dài mỗi cách chọn hoàn trả từ 98,96% đến 99,04%; con số chính xác có trong bảng PAR.',
  'game.star-pond.fair':
    'Mười vì sao khác nhau được rút từ bốn mươi, mọi bộ đều có khả năng như nhau, bạn chọn gì cũng vậy. Lựa chọn và tiền cược của bạn không làm đổi vì sao nào.',
  'game.star-pond.feature.hits': 'Sao trúng',
  'starPond.bet.wish': 'Ước',
}
