import type { en } from './en.ts'

export const vi: Readonly<Record<keyof typeof en, string>> = {
  'game.dice.name': 'Xúc Xắc',
  'game.dice.tagline': 'Một lần gieo, tỷ lệ do bạn chọn, RTP 99% với mọi lựa chọn.',
  'game.dice.help':
    'Mỗi lần gieo cho một số từ 0,00 đến 99,99. Bạn chọn mốc và đoán số gieo ra lớn hơn hay nhỏ hơn mốc; ra đúng mốc là thua. Lựa chọn thắng ở c trong 10.000 kết quả sẽ trả 9.900 chia c lần tiền cược. Ví dụ, nhỏ hơn 50,00 thắng ở 5.000 kết quả và trả 1,98 lần. RTP đúng bằng 99% với mọi lựa chọn. Bạn có thể chọn bất kỳ mốc nào thắng ở 1 đến 9.800 kết quả.',
  'game.dice.fair':
    'Kết quả gieo là một số rút ngẫu nhiên từ 0 đến 9.999, mọi số có cơ hội như nhau. Không yếu tố nào khác ảnh hưởng đến kết quả, kể cả mốc, tiền cược hay các lần gieo trước.',
  'game.dice.feature.roll': 'Gieo',
  'game.dice.over': 'Lớn hơn',
  'game.dice.under': 'Nhỏ hơn',
  'dice.bet.roll': 'Gieo',
}
