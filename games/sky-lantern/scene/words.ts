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
    targetHint: 'Height to reach, from 1.01 to 10,000 times',
    chance: 'Chance to win',
    pays: 'A win pays',
    history: 'Last lanterns',
    told: (height, amount) => (amount ? `${height}: you win ${amount}` : `${height}: no win`),
    rulesTitle: 'Rules',
    rules: [
      'You choose how high the lantern must rise, from 1.01 to 10,000 times. If it rises that high or higher, your bet returns that many times.',
      'A height of x is reached with a chance of 99 divided by 100 x: 49.5% for 2.00 times.',
      'Every target returns 99%, or less than one part in 350,000 below it where the division does not come out even.',
      'Amounts are rounded down to the smallest unit of the account.',
      'If the line is cut, the lantern stays where it rose and is shown when you come back.',
    ],
    some: 'Chances of some targets',
  },
  vi: {
    target: 'Mốc bay',
    targetHint: 'Độ cao cần đạt, từ 1,01 đến 10.000 lần',
    chance: 'Cơ hội thắng',
    pays: 'Thắng nhận',
    history: 'Các đèn gần đây',
    told: (height, amount) => (amount ? `${height}: bạn thắng ${amount}` : `${height}: không thắng`),
    rulesTitle: 'Luật chơi',
    rules: [
      'Bạn chọn độ cao đèn phải bay tới, từ 1,01 đến 10.000 lần. Đèn bay bằng hoặc cao hơn mốc thì tiền cược được trả đúng số lần đó.',
      'Mốc x đạt được với xác suất 99 chia cho 100 x: mốc 2,00 lần là 49,5%.',
      'Mốc nào cũng hoàn trả 99%; chỗ chia không hết thì thấp hơn chưa đến một phần 350.000.',
      'Số tiền được làm tròn xuống đơn vị nhỏ nhất của tài khoản.',
      'Nếu mất kết nối, đèn giữ nguyên độ cao đã bay và được chiếu khi bạn quay lại.',
    ],
    some: 'Cơ hội ở một số mốc',
  },
}
