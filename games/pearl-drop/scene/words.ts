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
      'The pearl falls through 8 to 16 rows of pegs, as you choose. At each peg it goes right or left, both equally likely.',
      'The cup it ends in returns the bet that many times; the outer cups return most and are reached least.',
      'Each row and risk has its own exact return, from 98.90% to 99.16%; the par sheet lists every one.',
      'Amounts are rounded down to the smallest unit of the account.',
      'If you lose connection, the result stands and is shown when you return.',
    ],
    cups: 'What the cups return',
    cup: 'Cup',
    chance: 'Chance, both sides',
    pays: 'Returns',
  },
  vi: {
    rows: 'Số hàng',
    risk: 'Rủi ro',
    risks: { low: 'Thấp', medium: 'Vừa', high: 'Cao' },
    history: 'Các viên ngọc gần đây',
    board: (rows) => `Bàn có ${rows} hàng chốt, bên dưới là ${rows + 1} ô`,
    told: (times, amount) => (amount ? `${times}: bạn nhận ${amount}` : times),
    rulesTitle: 'Luật chơi',
    rules: [
      'Viên ngọc rơi qua 8 đến 16 hàng chốt, tuỳ bạn chọn. Ở mỗi chốt ngọc rẽ phải hoặc rẽ trái, hai bên có khả năng như nhau.',
      'Ngọc rơi vào ô nào thì nhận số lần cược của ô đó; ô càng ngoài rìa trả càng cao và càng khó rơi vào.',
      'Mỗi số hàng và mức rủi ro có tỷ lệ hoàn trả chính xác riêng, từ 98,90% đến 99,16%; bảng PAR ghi đủ từng mức.',
      'Số tiền được làm tròn xuống đơn vị nhỏ nhất của tài khoản.',
      'Nếu mất kết nối, viên ngọc giữ nguyên chỗ rơi và được chiếu khi bạn quay lại.',
    ],
    cups: 'Mức trả của từng ô',
    cup: 'Ô',
    chance: 'Xác suất, cả hai bên',
    pays: 'Trả',
  },
}
