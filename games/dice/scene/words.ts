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
    pays: 'A win pays',
    multiplier: 'Times the bet',
    history: 'Last rolls',
    direction: 'Which end wins',
    sliderValue: (direction, target, chance) => `${direction} ${target}, chance ${chance}`,
    won: (roll, amount) => `${roll}: you win ${amount}`,
    lost: (roll) => `${roll}: no win`,
    rulesTitle: 'Rules',
    rules: [
      'One roll from 0.00 to 99.99, each of the 10,000 equally likely.',
      'You choose whether it must land over or under your target; the target itself does not win.',
      'A choice that wins on c of the 10,000 rolls pays 9,900 / c times the bet: every choice returns exactly 99%.',
      'Amounts are rounded down to the smallest unit of the account.',
      'If the line is cut, the roll stands as it fell and is shown when you come back.',
    ],
    exact: 'Pays at some targets',
  },
  vi: {
    over: 'Lớn hơn',
    under: 'Nhỏ hơn',
    target: 'Mốc',
    chance: 'Cơ hội thắng',
    pays: 'Thắng nhận',
    multiplier: 'Số lần cược',
    history: 'Các lượt gần đây',
    direction: 'Phía thắng',
    sliderValue: (direction, target, chance) => `${direction} ${target}, cơ hội ${chance}`,
    won: (roll, amount) => `${roll}: bạn thắng ${amount}`,
    lost: (roll) => `${roll}: không thắng`,
    rulesTitle: 'Luật chơi',
    rules: [
      'Mỗi lượt ra một số từ 0,00 đến 99,99, cả 10.000 số đều có khả năng như nhau.',
      'Bạn chọn số ra phải lớn hơn hay nhỏ hơn mốc; đúng mốc thì không thắng.',
      'Lựa chọn thắng ở c trong 10.000 số trả 9.900 / c lần cược: mọi lựa chọn đều hoàn trả đúng 99%.',
      'Số tiền được làm tròn xuống đơn vị nhỏ nhất của tài khoản.',
      'Nếu mất kết nối, lượt lắc giữ nguyên kết quả và được chiếu khi bạn quay lại.',
    ],
    exact: 'Mức trả ở một số mốc',
  },
}
