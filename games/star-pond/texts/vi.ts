import type { en } from './en.ts'

export const vi: Readonly<Record<keyof typeof en, string>> = {
  'game.star-pond.name': 'Ao Sao',
  'game.star-pond.tagline': 'Chọn những vì sao và xem vì sao nào sáng lên.',
  'game.star-pond.help':
    'Trong ao có 40 vì sao. Bạn chọn từ 1 đến 10 vì sao; sau đó 10 trong 40 vì sao sáng lên. Mức trả tuỳ số sao trúng và số sao bạn chọn; xem trong bảng trả thưởng. Chọn một sao và trúng thì nhận 3,96 lần, chọn mười trúng cả mười thì nhận 100 lần. RTP từ 98,96% đến 99,04%, tuỳ số sao bạn chọn; bảng PAR ghi đủ từng mức.',
  'game.star-pond.fair':
    'Mười vì sao khác nhau được rút từ 40, mọi bộ có khả năng như nhau. Lựa chọn và tiền cược của bạn không ảnh hưởng đến kết quả.',
  'game.star-pond.feature.hits': 'Sao trúng',
  'starPond.bet.wish': 'Ước',
}
