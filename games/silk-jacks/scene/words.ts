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
    pays: 'What the hands return',
    made: {
      nothing: 'Nothing',
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
    told: (made, amount) => (amount ? `${made}: you get ${amount}` : `${made}. Nothing is won.`),
    rulesTitle: 'Rules',
    rules: [
      'Five cards are dealt from a deck of 52. Hold any of them; the others are replaced once.',
      'What your five cards make in the end returns your bet as many times as the table says.',
      'An ace counts high or low in a straight.',
      'With the best hold for every deal, 99.5439% returns in the long run; other holds return less.',
      'If the line is cut or you leave, the round waits as it stands, on any device. After a day without a move the cards are held as they lie.',
      'Amounts are rounded down to the smallest unit of the account. Keys 1 to 5 hold, Space draws.',
    ],
  },
  vi: {
    history: 'Các ván gần đây',
    pays: 'Mức trả của từng tay bài',
    made: {
      nothing: 'Không có gì',
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
    told: (made, amount) => (amount ? `${made}: bạn nhận ${amount}` : `${made}. Ván này không thắng.`),
    rulesTitle: 'Luật chơi',
    rules: [
      'Năm lá được chia từ bộ 52 lá. Bạn giữ lá nào tùy ý; các lá còn lại được đổi một lần.',
      'Năm lá cuối cùng trả số lần cược như trong bảng.',
      'Át tính cao hoặc thấp trong sảnh.',
      'Nếu ván nào cũng giữ bài tốt nhất, về lâu dài hoàn trả 99,5439%; giữ cách khác thì ít hơn.',
      'Nếu mất kết nối hoặc bạn rời đi, ván vẫn chờ nguyên trạng, trên mọi thiết bị. Sau một ngày không có nước đi, bài được giữ nguyên như đã chia.',
      'Số tiền được làm tròn xuống đơn vị nhỏ nhất của tài khoản. Phím 1 đến 5 để giữ, Space để đổi bài.',
    ],
  },
}
