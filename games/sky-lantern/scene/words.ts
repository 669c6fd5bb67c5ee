import type { SceneLanguage } from '#game-kit/scene/port.ts'

export type LanternWords = {
  target: string
  targetHint: string
  chance: string
  pays: string
  history: string
  told(height: string, amount: string): string
  rulesTitle: string
  rules: readonly string[]
  some: string
}

export const lanternWords: Record<SceneLanguage, LanternWords> = {
  en: {
    target: 'Target',
    targetHint: 'Height to reach, from 1.01× to 10,000×',
    chance: 'Chance to win',
    pays: 'Payout on win',
    history: 'Last lanterns',
    told: (height, amount) => (amount ? `${height}: you win ${amount}` : `${height}: no win`),
    rulesTitle: 'Rules',
    rules: [
      'Choose how high the lantern must rise, from 1.01× to 10,000×. If it reaches that height, your bet is multiplied by it.',
      'The chance of reaching x is 99 divided by 100x: for example, 49.5% for 2.00×.',
      'The RTP is 99% for every target. Rounding can lower it by less than 1/350,000.',
      'Amounts are rounded down to the smallest unit of your currency.',
      'If you lose connection, the result stands and is shown when you return.',
    ],
    some: 'Example chances',
  },
  vi: {
    target: 'Mốc bay',
    targetHint: 'Độ cao cần đạt, từ 1,01× đến 10.000×',
    chance: 'Xác suất thắng',
    pays: 'Tiền thắng',
    history: 'Các đèn gần đây',
    told: (height, amount) => (amount ? `${height}: bạn thắng ${amount}` : `${height}: không thắng`),
    rulesTitle: 'Luật chơi',
    rules: [
      'Chọn độ cao đèn phải đạt, từ 1,01× đến 10.000×. Nếu đèn đạt mốc, tiền cược được nhân với mốc đó.',
      'Xác suất đạt mốc x là 99 chia cho 100x: ví dụ, 49,5% với mốc 2,00×.',
      'RTP là 99% với mọi mốc. Do làm tròn, RTP có thể thấp hơn chưa đến 1/350.000.',
      'Số tiền được làm tròn xuống đơn vị nhỏ nhất của loại tiền.',
      'Nếu mất kết nối, kết quả được giữ nguyên và hiển thị khi bạn quay lại.',
    ],
    some: 'Ví dụ xác suất',
  },
}
