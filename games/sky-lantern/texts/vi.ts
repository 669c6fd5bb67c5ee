import type { en } from './en.ts'

export const vi: Readonly<Record<keyof typeof en, string>> = {
  'game.sky-lantern.name': 'Đèn Trời',
  'game.sky-lantern.tagline': 'Chọn độ cao. Đèn bay đến mốc là thắng.',
  'game.sky-lantern.help':
    'Chọn một độ cao từ 1,01× đến 10.000×. Đèn bay tới một độ cao ngẫu nhiên; nếu đạt mốc của bạn, tiền cược được nhân với mốc đó. Xác suất đạt mốc x là 99 chia cho 100x: 49,5% với mốc 2,00×, 9,9% với mốc 10,00×. RTP là 99% với mọi mốc.',
  'game.sky-lantern.fair':
    'Độ cao được tính từ một số rút ngẫu nhiên từ 0 đến 3.599.999.999, mọi số có cơ hội như nhau. Số d cho độ cao 99 × 3.600.000.000 / (d + 1) phần trăm, làm tròn xuống. Mốc và tiền cược của bạn không ảnh hưởng đến kết quả.',
  'game.sky-lantern.feature.rise': 'Bay lên',
  'skyLantern.bet.rise': 'Đèn',
}
