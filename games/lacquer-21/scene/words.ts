import type { SceneLanguage } from '#game-kit/scene/port.ts'
import type { HandResult, PairMade, SideKey, ThreeMade } from '../events.ts'
import type { LacquerAct } from '../rules.ts'

export type LacquerWords = {
  history: string
  dealer: string
  hand(nth: number, of: number): string
  points(total: number, isSoft: boolean): string
  closed: string
  inlay: string
  begin: string
  ask: string
  peek: string
  moves: Readonly<Record<LacquerAct['do'], string>>
  results: Readonly<Record<HandResult, string>>
  sides: Readonly<Record<SideKey, string>>
  made: Readonly<Record<PairMade | ThreeMade, string>>
  none: string
  addSide(name: string, stake: string): string
  insured: string
  told(mark: string, amount: string): string
  rulesTitle: string
  rules: readonly string[]
  pays: string
  plan: string
  planHint: string
  you: string
  hard: string
  soft: string
  pairs: string
  legend: Readonly<Record<'H' | 'S' | 'D' | 'P' | 'R', string>>
  returns: string
}

export const lacquerWords: Record<SceneLanguage, LacquerWords> = {
  en: {
    history: 'Last hands, yours and the dealer’s points',
    dealer: 'Dealer',
    hand: (nth, of) => (of > 1 ? `Hand ${nth} of ${of}` : 'Your hand'),
    points: (total, isSoft) => (isSoft ? `${total}, an ace counts eleven` : `${total}`),
    closed: 'face down',
    inlay: 'Blackjack pays 3 to 2 · Dealer stands on 17',
    begin: 'Side bets, then deal',
    ask: 'The dealer shows an ace. Insurance?',
    peek: 'The dealer looks at the covered card',
    moves: {
      insure: 'Insure',
      decline: 'No, thanks',
      hit: 'Hit',
      stand: 'Stand',
      double: 'Double',
      split: 'Split',
      surrender: 'Give up half',
    },
    results: {
      blackjack: 'Blackjack',
      win: 'Wins',
      push: 'Push',
      loss: 'Loses',
      bust: 'Bust',
      surrendered: 'Half back',
    },
    sides: { pairs: 'Pair', three: '21 + 3' },
    made: {
      mixed: 'Mixed pair 6:1',
      coloured: 'Coloured pair 12:1',
      perfect: 'Perfect pair 25:1',
      flush: 'Flush 5:1',
      straight: 'Straight 10:1',
      trips: 'Three of a kind 30:1',
      straightFlush: 'Straight flush 40:1',
      suitedTrips: 'Three identical 100:1',
    },
    none: 'nothing',
    addSide: (name, stake) => `${name}: ${stake || 'no bet'}. Change`,
    insured: 'Insured',
    told: (mark, amount) => (amount ? `${mark}. You get ${amount}` : `${mark}. Nothing is won.`),
    rulesTitle: 'Rules',
    rules: [
      'Come closer to 21 than the dealer without passing it. An ace counts one or eleven; tens and face cards count ten.',
      'Eight full decks are shuffled for every round. The dealer draws to 16 and stands on every 17.',
      'Two cards that make 21 are a blackjack: it wins 3 to 2, unless the dealer has one too. A 21 after a split counts as 21.',
      'Double: your bet once more for exactly one card, with any first two cards, also after a split.',
      'Split: two cards of the same value become two hands, each with a bet of its own, up to four hands. Aces are split once and get one card each.',
      'Give up half: before any other move the hand ends and half the bet comes back.',
      'Under an ace or a ten the dealer looks for blackjack before you play. Insurance costs half the bet and wins 2 to 1 if it is there.',
      'Pair: your first two cards have one rank (a jack and a king have not): perfect in one suit, coloured in one colour, else mixed.',
      '21 + 3: your first two cards with the dealer’s open card. In a straight an ace stands below two or above the king. Both side bets are decided at once.',
      'If the line is cut or you leave, the round waits as it stands, on any device. After a day without a move your hands stand and the round is settled.',
      'Amounts are rounded down to the smallest unit of the account. Keys: H hit, S stand, D double, P split, R give up, I insure, N no.',
    ],
    pays: 'What the bets win',
    plan: 'The plan',
    planHint:
      'The best move for your points (left) against the dealer’s card (top). It returns 99.64% in the long run.',
    you: 'You',
    hard: 'Points without an ace that counts eleven',
    soft: 'Points with an ace that counts eleven',
    pairs: 'Two cards of the same value',
    legend: { H: 'Hit', S: 'Stand', D: 'Double, else hit', P: 'Split', R: 'Give up half, else hit' },
    returns: 'In the long run',
  },
  vi: {
    history: 'Các ván gần đây: điểm của bạn và nhà cái',
    dealer: 'Nhà cái',
    hand: (nth, of) => (of > 1 ? `Tay ${nth} trên ${of}` : 'Tay của bạn'),
    points: (total, isSoft) => (isSoft ? `${total}, át tính mười một` : `${total}`),
    closed: 'úp',
    inlay: 'Xì dách trả 3:2 · Nhà cái dừng ở 17',
    begin: 'Chọn cược phụ, rồi chia bài',
    ask: 'Nhà cái mở át. Mua bảo hiểm?',
    peek: 'Nhà cái xem lá úp',
    moves: {
      insure: 'Bảo hiểm',
      decline: 'Không mua',
      hit: 'Rút',
      stand: 'Dừng',
      double: 'Gấp đôi',
      split: 'Tách',
      surrender: 'Bỏ nửa',
    },
    results: {
      blackjack: 'Xì dách',
      win: 'Thắng',
      push: 'Hòa',
      loss: 'Thua',
      bust: 'Quắc',
      surrendered: 'Nhận nửa',
    },
    sides: { pairs: 'Đôi', three: '21 + 3' },
    made: {
      mixed: 'Đôi khác màu 6:1',
      coloured: 'Đôi cùng màu 12:1',
      perfect: 'Đôi hoàn hảo 25:1',
      flush: 'Thùng 5:1',
      straight: 'Sảnh 10:1',
      trips: 'Ba lá giống nhau 30:1',
      straightFlush: 'Thùng phá sảnh 40:1',
      suitedTrips: 'Ba lá y hệt 100:1',
    },
    none: 'không có',
    addSide: (name, stake) => `${name}: ${stake || 'không cược'}. Đổi`,
    insured: 'Đã bảo hiểm',
    told: (mark, amount) => (amount ? `${mark}. Bạn nhận ${amount}` : `${mark}. Ván này không thắng.`),
    rulesTitle: 'Luật chơi',
    rules: [
      'Hãy gần 21 điểm hơn nhà cái mà không vượt quá. Át tính một hoặc mười một, mười và bài hình tính mười.',
      'Mỗi ván xáo lại tám bộ bài đầy đủ. Nhà cái rút đến 16 và dừng ở mọi 17 điểm.',
      'Hai lá thành 21 là xì dách: thắng 3:2, trừ khi nhà cái cũng có. 21 điểm sau khi tách chỉ tính là 21.',
      'Gấp đôi: đặt thêm đúng bằng tiền cược để lấy một lá cuối, với hai lá đầu bất kỳ, kể cả sau khi tách.',
      'Tách: hai lá cùng điểm thành hai tay, mỗi tay một khoản cược, tối đa bốn tay. Át chỉ tách một lần, mỗi tay một lá.',
      'Bỏ nửa: trước mọi nước khác, bạn dừng ván và nhận lại nửa cược.',
      'Khi mở át hoặc lá mười điểm, nhà cái xem xì dách trước khi bạn chơi. Bảo hiểm tốn nửa cược và trả 2:1 nếu nhà cái có xì dách.',
      'Đôi: hai lá đầu của bạn cùng số hoặc cùng hình (J và K thì không): hoàn hảo nếu cùng chất, cùng màu nếu khác chất, còn lại là khác màu.',
      '21 + 3: hai lá đầu cùng lá mở của nhà cái. Trong sảnh, át đứng dưới 2 hoặc trên K. Cả hai cược phụ được quyết ngay.',
      'Nếu mất kết nối hoặc bạn rời đi, ván vẫn chờ nguyên trạng, trên mọi thiết bị. Sau một ngày không có nước đi, các tay của bạn dừng và ván được kết thúc.',
      'Số tiền được làm tròn xuống đơn vị nhỏ nhất của tài khoản. Phím: H rút, S dừng, D gấp đôi, P tách, R bỏ nửa, I bảo hiểm, N không.',
    ],
    pays: 'Mức ăn của các cược',
    plan: 'Bảng nước đi',
    planHint:
      'Nước đi tốt nhất theo điểm của bạn (trái) và lá của nhà cái (trên). Về lâu dài hoàn trả 99,64%.',
    you: 'Bạn',
    hard: 'Điểm không có át tính mười một',
    soft: 'Điểm có át tính mười một',
    pairs: 'Hai lá cùng điểm',
    legend: {
      H: 'Rút',
      S: 'Dừng',
      D: 'Gấp đôi, nếu không thì rút',
      P: 'Tách',
      R: 'Bỏ nửa, nếu không thì rút',
    },
    returns: 'Về lâu dài',
  },
}
