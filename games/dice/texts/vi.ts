import type { en } from './en.ts'

export const vi: Readonly<Record<keyof typeof en, string>> = {
  'game.dice.name': 'Xúc Xắc',
  'game.dice.tagline': 'Một lần gieo, tỷ lệ do bạn chọn, hoàn lại 99% với mọi lựa chọn.',
  'game.dice.help':
    'Mỗi lần gieo cho một số từ 0,00 đến 99,99. Bạn chọn mốc và đoán số gieo ra cao hơn hay thấp hơn mốc; ra đúng mốc là thua. Lựa chọn thắng ở c trong 10.000 kết quả sẽ trả 9.900 chia c lần tiền cược: thấp hơn 50,00 thắng ở 5.000 kết quả và trả 1,98 lần. Về lâu dài mọi lựa chọn đều trả đúng 99%. Bạn có thể chọn bất kỳ mốc nào thắng ở 1 đến 9.800 kết quả.',
  'game.dice.fair':
    'Số gieo là một lần rút dưới 10.000, mọi số có cơ hội như nhau. Ngoài ra không gì quyết định kết quả: không phải mốc, tiền cược hay những lần gieo trước.',
  'game.dice.feature.roll': 'Gieo',
  'game.dice.over': 'Cao hơn',
  'game.dice.under': 'Thấp hơn',
  'dice.bet.roll': 'Gieo',
}
