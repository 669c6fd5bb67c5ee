import type { en } from './en.ts'

export const vi: Readonly<Record<keyof typeof en, string>> = {
  'game.sky-lantern.name': 'Đèn Trời',
  'game.sky-lantern.tagline': 'Chọn độ cao. Đèn bay tới đâu, thắng tới đó.',
  'game.sky-lantern.help':
    'Chọn một độ cao từ 1,01 đến 10.000 lần. Đèn bay tới độ cao của riêng nó; nếu đạt mốc của bạn, tiền cược được trả đúng số lần đó. Cơ hội đạt mốc x là 99 chia cho 100 x: 49,5% với mốc 2,00 lần, 9,9% với mốc 10,00. Về lâu dài mốc nào cũng trả 99%.',
  'game.sky-lantern.fair':
    'Độ cao đến từ một lần rút dưới 3.600.000.000, mọi số có cơ hội như nhau: số d cho độ cao 99 × 3.600.000.000 / (d + 1) phần trăm, làm tròn xuống. Mốc và tiền cược của bạn không hề được hỏi tới.',
  'game.sky-lantern.feature.rise': 'Bay lên',
  'skyLantern.bet.rise': 'Đèn',
}
