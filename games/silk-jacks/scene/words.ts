import type { SceneLanguage } from '#game-kit/scene/port.ts'
import type { Made } from '../events.ts'

export type JacksWords = {
  history: string
  pays: string
  made: Readonly<Record<Made, string>>
  card(nth: number, name: string): string
  held: string
  draw: string
  holdAll: string
  begin: string
  choose: string
  closed: string
  told(made: string, amount: string): string
  rulesTitle: string
  rules: readonly string[]
}

export const jacksWords: Record<SceneLanguage, JacksWords> = {
  en: {
    history: 'Last hands',
    pays: 'Paytable',
    made: {
      nothing: 'No win',
      jacks: 'Jacks or better',
      twoPairs: 'Two pairs',
      three: 'Three of a kind',
      straight: 'Straight',
      flush: 'Flush',
      fullHouse: 'Full house',
      four: 'Four of a kind',
      straightFlush: 'Straight flush',
      royal: 'Royal flush',
    },
    card: (nth, name) => `Card ${nth}: ${name}`,
    held: 'Held',
    draw: 'Draw',
    holdAll: 'Hold all',
    begin: 'Deal five cards',
    choose: 'Tap the cards to hold',
    closed: 'face down',
    told: (made, amount) => (amount ? `${made}: you get ${amount}` : made),
    rulesTitle: 'Rules',
    rules: [
      'You get five cards from a deck of 52. Hold any of them; the others are replaced once.',
      'Your final hand pays as shown in the paytable.',
      'An ace counts high or low in a straight.',
      'RTP with optimal strategy: 99.5439%. Other choices return less.',
      'If you lose connection or leave, the round is saved and you can continue on any device. After a day without a move, all cards are held.',
      'Amounts are rounded down to the smallest unit of your currency. Keys 1 to 5 hold, Space draws.',
    ],
  },
  vi: {
    history: 'Các ván gần đây',
    pays: 'Bảng trả thưởng',
    made: {
      nothing: 'Không thắng',
      jacks: 'Đôi J trở lên',
      twoPairs: 'Hai đôi',
      three: 'Ba lá giống nhau',
      straight: 'Sảnh',
      flush: 'Thùng',
      fullHouse: 'Cù lũ',
      four: 'Tứ quý',
      straightFlush: 'Thùng phá sảnh',
      royal: 'Thùng phá sảnh lớn',
    },
    card: (nth, name) => `Lá ${nth}: ${name}`,
    held: 'Giữ',
    draw: 'Đổi bài',
    holdAll: 'Giữ cả',
    begin: 'Chia năm lá',
    choose: 'Chạm vào lá muốn giữ',
    closed: 'úp',
    told: (made, amount) => (amount ? `${made}: bạn nhận ${amount}` : made),
    rulesTitle: 'Luật chơi',
    rules: [
      'Bạn được chia năm lá từ bộ 52 lá. Giữ lá nào tuỳ ý; các lá còn lại được đổi một lần.',
      'Tay bài cuối cùng được trả theo bảng trả thưởng.',
      'Át tính cao hoặc thấp trong sảnh.',
      'RTP với chiến thuật tối ưu: 99,5439%. Cách chơi khác có RTP thấp hơn.',
      'Nếu mất kết nối hoặc bạn rời đi, ván được lưu và bạn chơi tiếp được trên mọi thiết bị. Sau một ngày không có thao tác, tất cả các lá được giữ.',
      'Số tiền được làm tròn xuống đơn vị nhỏ nhất của loại tiền. Phím 1 đến 5 để giữ, Space để đổi bài.',
    ],
  },
}
