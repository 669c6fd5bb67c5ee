import type { SceneLanguage } from '#game-kit/scene/port.ts'
import type { DropRisk } from '../events.ts'

export type DropWords = {
  rows: string
  risk: string
  risks: Readonly<Record<DropRisk, string>>
  history: string
  board(rows: number): string
  told(times: string, amount: string): string
  rulesTitle: string
  rules: readonly string[]
  cups: string
  cup: string
  chance: string
  pays: string
}

export const dropWords: Record<SceneLanguage, DropWords> = {
  en: {
    rows: 'Rows',
    risk: 'Risk',
    risks: { low: 'Low', medium: 'Medium', high: 'High' },
    history: 'Last pearls',
    board: (rows) => `A board of ${rows} rows of pegs over ${rows + 1} cups`,
    told: (times, amount) => (amount ? `${times}: you get ${amount}` : times),
    rulesTitle: 'Rules',
    rules: [
      'The pearl falls through 8 to 16 rows of pegs, as you choose. At each peg it is equally likely to go left or right.',
      'The cup it lands in multiplies your bet. The outer cups pay the most and are hit the least.',
      'The RTP is between 98.90% and 99.16%, depending on rows and risk. The par sheet lists each one.',
      'Amounts are rounded down to the smallest unit of your currency.',
      'If you lose connection, the result stands and is shown when you return.',
    ],
    cups: 'Payouts',
    cup: 'Cup',
    chance: 'Chance, both sides',
    pays: 'Payout',
  },
  vi: {
    rows: 'Số hàng',
    risk: 'Rủi ro',
    risks: { low: 'Thấp', medium: 'Trung bình', high: 'Cao' },
    history: 'Các viên ngọc gần đây',
    board: (rows) => `Bàn có ${rows} hàng chốt, bên dưới là ${rows + 1} ô`,
    told: (times, amount) => (amount ? `${times}: bạn nhận ${amount}` : times),
    rulesTitle: 'Luật chơi',
    rules: [
      'Viên ngọc rơi qua 8 đến 16 hàng chốt, tuỳ bạn chọn. Ở mỗi chốt ngọc rẽ phải hoặc rẽ trái, hai bên có khả năng như nhau.',
      'Ngọc rơi vào ô nào thì nhận số lần cược của ô đó; ô càng ngoài rìa trả càng cao và càng khó rơi vào.',
      'RTP từ 98,90% đến 99,16%, tuỳ số hàng và mức rủi ro. Bảng PAR ghi đủ từng mức.',
      'Số tiền được làm tròn xuống đơn vị nhỏ nhất của loại tiền.',
      'Nếu mất kết nối, kết quả được giữ nguyên và hiển thị khi bạn quay lại.',
    ],
    cups: 'Mức trả',
    cup: 'Ô',
    chance: 'Xác suất, cả hai bên',
    pays: 'Mức trả',
  },
}
