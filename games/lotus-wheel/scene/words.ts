import type { SceneLanguage } from '#game-kit/scene/port.ts'
import type { WheelRisk } from '../events.ts'

export type WheelWords = {
  petals: string
  risk: string
  risks: Readonly<Record<WheelRisk, string>>
  history: string
  wheel(petals: number): string
  told(times: string, amount: string): string
  rulesTitle: string
  rules: readonly string[]
  pays: string
  /** Over the numbers of the wheels' petals, in the table of pays. */
  onWheel: string
}

export const wheelWords: Record<SceneLanguage, WheelWords> = {
  en: {
    petals: 'Petals',
    risk: 'Risk',
    risks: { low: 'Low', medium: 'Medium', high: 'High' },
    history: 'Last turns',
    wheel: (petals) => `A wheel of ${petals} petals`,
    told: (times, amount) => (amount ? `${times}: you get ${amount}` : 'An empty petal: no win'),
    rulesTitle: 'Rules',
    rules: [
      'The wheel turns once; each petal is equally likely to stand under the pointer and returns your bet that many times.',
      'Choose 10, 30 or 50 petals and a risk: low pays small and often, high has one petal that pays nearly all.',
      'The petals of every wheel together return exactly 99%.',
      'Amounts are rounded down to the smallest unit of the account.',
      'If the line is cut, the wheel stands as it stopped and is shown when you come back.',
    ],
    pays: 'Returns',
    onWheel: 'Petals on a wheel of',
  },
  vi: {
    petals: 'Số cánh',
    risk: 'Rủi ro',
    risks: { low: 'Thấp', medium: 'Vừa', high: 'Cao' },
    history: 'Các lượt gần đây',
    wheel: (petals) => `Vòng quay ${petals} cánh`,
    told: (times, amount) => (amount ? `${times}: bạn nhận ${amount}` : 'Cánh trống: không thắng'),
    rulesTitle: 'Luật chơi',
    rules: [
      'Vòng quay một lượt; cánh nào cũng có khả năng dừng dưới kim như nhau và trả đúng số lần cược ghi trên cánh.',
      'Chọn 10, 30 hoặc 50 cánh và mức rủi ro: thấp thì trả ít mà thường, cao thì chỉ một cánh trả gần như tất cả.',
      'Cộng mọi cánh lại, vòng nào cũng hoàn trả đúng 99%.',
      'Số tiền được làm tròn xuống đơn vị nhỏ nhất của tài khoản.',
      'Nếu mất kết nối, vòng giữ nguyên chỗ dừng và được chiếu khi bạn quay lại.',
    ],
    pays: 'Trả',
    onWheel: 'Số cánh trên vòng',
  },
}
