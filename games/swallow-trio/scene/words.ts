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
    pairPlus: 'Pair plus',
    addSide: (stake) => `Pair plus: ${stake || 'no bet'}. Change`,
    fold: 'Fold',
    begin: 'Add pair plus if you like, then deal',
    choose: 'Play or fold?',
    idle: 'The dealer does not play',
    results: { won: 'You win', lost: 'The dealer wins', tied: 'A tie', folded: 'Folded' },
    bonus: (times) => `Ante bonus ${times}:1`,
    told: (amount) => (amount ? `You get ${amount}` : 'Nothing is won.'),
    rulesTitle: 'Rules',
    rules: [
      'After the ante you and the dealer get three cards each from a full deck of 52.',
      'Play by betting as much again, or fold and lose the ante.',
      'The dealer plays with queen high or better. If not, the ante wins 1 to 1 and the play bet comes back.',
      'If the dealer plays, the higher hand wins 1 to 1 on both bets; on a tie both come back.',
      'From the highest: straight flush, three of a kind, straight, flush, pair, high card. The ace counts high, or low in ace, two, three.',
      'A straight or better that you play wins an ante bonus, whatever the dealer has.',
      'Pair plus stands on your cards alone and is paid even if you fold.',
      'Best play: bet again with queen-six-four or better.',
      'If the line is cut or you leave, the round waits as it stands, on any device. After a day without a move the hand is folded and pair plus is paid.',
      'Amounts are rounded down to the smallest unit of the account. Keys: P play, F fold.',
    ],
    hand: 'Hand',
    pays: 'What the hands win',
    anteBonus: 'Ante bonus',
    returns: 'In the long run, by the best play',
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
    pairPlus: 'Đôi cộng',
    addSide: (stake) => `Đôi cộng: ${stake || 'không cược'}. Đổi`,
    fold: 'Bỏ bài',
    begin: 'Thêm Đôi cộng nếu muốn, rồi chia bài',
    choose: 'Theo hay bỏ?',
    idle: 'Nhà cái không chơi',
    results: { won: 'Bạn thắng', lost: 'Nhà cái thắng', tied: 'Hòa', folded: 'Đã bỏ bài' },
    bonus: (times) => `Thưởng cược đầu ${times}:1`,
    told: (amount) => (amount ? `Bạn nhận ${amount}` : 'Ván này không thắng.'),
    rulesTitle: 'Luật chơi',
    rules: [
      'Sau cược đầu, bạn và nhà cái mỗi bên được ba lá từ bộ 52 lá.',
      'Theo với số tiền bằng cược đầu, hoặc bỏ bài và mất cược đầu.',
      'Nhà cái chỉ chơi khi có từ Q cao trở lên. Nếu không, cược đầu thắng 1:1 và cược theo được hoàn.',
      'Nếu nhà cái chơi, tay cao hơn thắng 1:1 cả hai cược; khi hòa cả hai được hoàn.',
      'Từ cao xuống: thùng phá sảnh, ba lá giống nhau, sảnh, thùng, đôi, mậu thầu. Át tính cao, hoặc thấp trong A-2-3.',
      'Khi bạn theo với sảnh trở lên, cược đầu được thưởng thêm, dù nhà cái có gì.',
      'Đôi cộng chỉ tính bài của bạn và vẫn được trả khi bạn bỏ bài.',
      'Cách chơi tốt nhất: theo khi có từ Q-6-4 trở lên.',
      'Nếu mất kết nối hoặc bạn rời đi, ván vẫn chờ nguyên trạng, trên mọi thiết bị. Sau một ngày không có nước đi, bài được bỏ và Đôi cộng vẫn được trả.',
      'Số tiền được làm tròn xuống đơn vị nhỏ nhất của tài khoản. Phím: P theo, F bỏ.',
    ],
    hand: 'Tay bài',
    pays: 'Mức ăn của từng tay bài',
    anteBonus: 'Thưởng cược đầu',
    returns: 'Về lâu dài, với cách chơi tốt nhất',
  },
}
