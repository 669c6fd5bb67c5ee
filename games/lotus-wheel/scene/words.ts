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
  /** Heading of the numbers of petals, in the paytable. */
  onWheel: string
}

export const wheelWords: Record<SceneLanguage, WheelWords> = {
  en: {
    petals: 'Petals',
    risk: 'Risk',
    risks: { low: 'Low', medium: 'Medium', high: 'High' },
    history: 'Last spins',
    wheel: (petals) => `Wheel with ${petals} petals`,
    told: (times, amount) => (amount ? `${times}: you get ${amount}` : 'Empty petal: no win'),
    rulesTitle: 'Rules',
    rules: [
      'The wheel spins once. Each petal is equally likely to stop under the pointer, and it multiplies your bet.',
      'Choose 10, 30 or 50 petals and a risk. Low risk pays small amounts often; high risk has one petal that pays almost everything.',
      'The RTP is exactly 99% on every wheel.',
      'Amounts are rounded down to the smallest unit of your currency.',
      'If you lose connection, the result stands and is shown when you return.',
    ],
    pays: 'Payout',
    onWheel: 'Number of petals by wheel size',
  },
  vi: {
    petals: 'Số cánh',
    risk: 'Rủi ro',
    risks: { low: 'Thấp', medium: 'Trung bình', high: 'Cao' },
    history: 'Các lượt gần đây',
    wheel: (petals) => `Vòng quay ${petals} cánh`,
    told: (times, amount) => (amount ? `${times}: bạn nhận ${amount}` : 'Cánh trống: không thắng'),
    rulesTitle: 'Luật chơi',
    rules: [
      'Vòng quay một lượt; cánh nào cũng có khả năng dừng dưới kim như nhau và trả đúng số lần cược ghi trên cánh.',
      'Chọn 10, 30 hoặc 50 cánh và mức rủi ro: rủi ro thấp trả ít nhưng thường xuyên, rủi ro cao chỉ có một cánh trả gần như tất cả.',
      'RTP đúng bằng 99% với mọi vòng quay.',
      'Số tiền được làm tròn xuống đơn vị nhỏ nhất của loại tiền.',
      'Nếu mất kết nối, kết quả được giữ nguyên và hiển thị khi bạn quay lại.',
    ],
    pays: 'Mức trả',
    onWheel: 'Số cánh theo cỡ vòng',
  },
}
