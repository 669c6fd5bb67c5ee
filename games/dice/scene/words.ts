import type { SceneLanguage } from '#game-kit/scene/port.ts'

export type DiceWords = {
  over: string
  under: string
  target: string
  chance: string
  pays: string
  multiplier: string
  history: string
  direction: string
  sliderValue(direction: string, target: string, chance: string): string
  won(roll: string, amount: string): string
  lost(roll: string): string
  rules: readonly string[]
  rulesTitle: string
  exact: string
}

export const diceWords: Record<SceneLanguage, DiceWords> = {
  en: {
    over: 'Roll over',
    under: 'Roll under',
    target: 'Target',
    chance: 'Chance to win',
    pays: 'Payout on win',
    multiplier: 'Multiplier',
    history: 'Last rolls',
    direction: 'Winning side',
    sliderValue: (direction, target, chance) => `${direction} ${target}, chance ${chance}`,
    won: (roll, amount) => `${roll}: you win ${amount}`,
    lost: (roll) => `${roll}: no win`,
    rulesTitle: 'Rules',
    rules: [
      'One roll from 0.00 to 99.99; all 10,000 results are equally likely.',
      'You choose whether the roll must be over or under your target. The target itself doesn’t win.',
      'A choice that wins on c of the 10,000 rolls pays 9,900 / c times the bet: the RTP is exactly 99% for every choice.',
      'Amounts are rounded down to the smallest unit of your currency.',
      'If you lose connection, the result stands and is shown when you return.',
    ],
    exact: 'Example payouts',
  },
  vi: {
    over: 'Lớn hơn',
    under: 'Nhỏ hơn',
    target: 'Mốc',
    chance: 'Xác suất thắng',
    pays: 'Tiền thắng',
    multiplier: 'Hệ số',
    history: 'Các lượt gần đây',
    direction: 'Phía thắng',
    sliderValue: (direction, target, chance) => `${direction} ${target}, xác suất thắng ${chance}`,
    won: (roll, amount) => `${roll}: bạn thắng ${amount}`,
    lost: (roll) => `${roll}: không thắng`,
    rulesTitle: 'Luật chơi',
    rules: [
      'Mỗi lượt ra một số từ 0,00 đến 99,99, cả 10.000 số đều có khả năng như nhau.',
      'Bạn chọn số ra phải lớn hơn hay nhỏ hơn mốc; đúng mốc thì không thắng.',
      'Lựa chọn thắng ở c trong 10.000 số trả 9.900 / c lần cược: RTP đúng bằng 99% với mọi lựa chọn.',
      'Số tiền được làm tròn xuống đơn vị nhỏ nhất của loại tiền.',
      'Nếu mất kết nối, kết quả được giữ nguyên và hiển thị khi bạn quay lại.',
    ],
    exact: 'Ví dụ mức trả',
  },
}
