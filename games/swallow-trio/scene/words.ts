import type { SceneLanguage } from '#game-kit/scene/port.ts'
import type { Made, ShownEvent } from '../events.ts'

export type TrioWords = {
  history: string
  dealer: string
  mine: string
  closed: string
  made: Readonly<Record<Made, string>>
  ante: string
  play: string
  pairPlus: string
  addSide(stake: string): string
  fold: string
  begin: string
  choose: string
  idle: string
  results: Readonly<Record<ShownEvent['result'], string>>
  bonus(times: number): string
  told(amount: string): string
  rulesTitle: string
  rules: readonly string[]
  hand: string
  pays: string
  anteBonus: string
  returns: string
}

export const trioWords: Record<SceneLanguage, TrioWords> = {
  en: {
    history: 'Last hands',
    dealer: 'Dealer',
    mine: 'Your hand',
    closed: 'face down',
    made: {
      straightFlush: 'Straight flush',
      trips: 'Three of a kind',
      straight: 'Straight',
      flush: 'Flush',
      pair: 'Pair',
      high: 'High card',
    },
    ante: 'Ante',
    play: 'Play',
    pairPlus: 'Pair Plus',
    addSide: (stake) => `Pair Plus: ${stake || 'no bet'}. Change`,
    fold: 'Fold',
    begin: 'Add a Pair Plus bet, or deal',
    choose: 'Play or fold?',
    idle: 'The dealer doesn’t qualify',
    results: { won: 'You win', lost: 'Dealer wins', tied: 'Tie', folded: 'Folded' },
    bonus: (times) => `Ante bonus ${times}:1`,
    told: (amount) => (amount ? `You get ${amount}` : 'No win'),
    rulesTitle: 'Rules',
    rules: [
      'After the ante, you and the dealer each get three cards from a full deck of 52.',
      'Play by betting the same amount again, or fold and lose the ante.',
      'The dealer qualifies with queen high or better. If the dealer doesn’t qualify, the ante pays 1 to 1 and the play bet is returned.',
      'If the dealer qualifies, the higher hand wins and both bets pay 1 to 1. On a tie, both are returned.',
      'Hands, highest first: straight flush, three of a kind, straight, flush, pair, high card. The ace counts high, or low in A-2-3.',
      'If you play a straight or better, you win an ante bonus whatever the dealer has.',
      'Pair Plus depends on your cards only and is paid even if you fold.',
      'Optimal strategy: play with Q-6-4 or better.',
      'If you lose connection or leave, the round is saved and you can continue on any device. After a day without a move, the hand is folded and Pair Plus is paid.',
      'Amounts are rounded down to the smallest unit of your currency. Keys: P play, F fold.',
    ],
    hand: 'Hand',
    pays: 'Payouts',
    anteBonus: 'Ante bonus',
    returns: 'RTP with optimal strategy',
  },
  vi: {
    history: 'Các ván gần đây',
    dealer: 'Nhà cái',
    mine: 'Bài của bạn',
    closed: 'úp',
    made: {
      straightFlush: 'Thùng phá sảnh',
      trips: 'Ba lá giống nhau',
      straight: 'Sảnh',
      flush: 'Thùng',
      pair: 'Đôi',
      high: 'Mậu thầu',
    },
    ante: 'Cược đầu',
    play: 'Theo',
    pairPlus: 'Pair Plus',
    addSide: (stake) => `Pair Plus: ${stake || 'không cược'}. Đổi`,
    fold: 'Bỏ bài',
    begin: 'Thêm cược Pair Plus hoặc chia bài',
    choose: 'Theo hay bỏ bài?',
    idle: 'Nhà cái không đủ điều kiện',
    results: { won: 'Bạn thắng', lost: 'Nhà cái thắng', tied: 'Hoà', folded: 'Đã bỏ bài' },
    bonus: (times) => `Thưởng cược đầu ${times}:1`,
    told: (amount) => (amount ? `Bạn nhận ${amount}` : 'Không thắng'),
    rulesTitle: 'Luật chơi',
    rules: [
      'Sau cược đầu, bạn và nhà cái mỗi bên được ba lá từ bộ 52 lá.',
      'Theo bằng cách cược thêm số tiền bằng cược đầu, hoặc bỏ bài và mất cược đầu.',
      'Nhà cái đủ điều kiện khi có từ Q cao trở lên. Nếu không, cược đầu trả 1:1 và cược theo được hoàn.',
      'Nếu nhà cái đủ điều kiện, tay cao hơn thắng và cả hai cược trả 1:1. Khi hoà, cả hai cược được hoàn.',
      'Từ cao xuống: thùng phá sảnh, ba lá giống nhau, sảnh, thùng, đôi, mậu thầu. Át tính cao, hoặc thấp trong A-2-3.',
      'Khi bạn theo với sảnh trở lên, cược đầu được thưởng thêm, dù nhà cái có gì.',
      'Pair Plus chỉ tính bài của bạn và vẫn được trả khi bạn bỏ bài.',
      'Chiến thuật tối ưu: theo khi có từ Q-6-4 trở lên.',
      'Nếu mất kết nối hoặc bạn rời đi, ván được lưu và bạn chơi tiếp được trên mọi thiết bị. Sau một ngày không có thao tác, bài được bỏ và Pair Plus vẫn được trả.',
      'Số tiền được làm tròn xuống đơn vị nhỏ nhất của loại tiền. Phím: P theo, F bỏ.',
    ],
    hand: 'Tay bài',
    pays: 'Mức trả',
    anteBonus: 'Thưởng cược đầu',
    returns: 'RTP với chiến thuật tối ưu',
  },
}
