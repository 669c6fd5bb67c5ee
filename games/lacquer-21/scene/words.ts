import type { SceneLanguage } from '#game-kit/scene/port.ts'
import type { PairMade, ThreeMade } from '#game-kit/blackjack/sides.ts'
import type { HandResult, SideKey } from '../events.ts'
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
    history: 'Last hands: your points and the dealer’s',
    dealer: 'Dealer',
    hand: (nth, of) => (of > 1 ? `Hand ${nth} of ${of}` : 'Your hand'),
    points: (total, isSoft) => (isSoft ? `Soft ${total}` : `${total}`),
    closed: 'face down',
    inlay: 'Blackjack pays 3 to 2 · Dealer stands on 17',
    begin: 'Add side bets, then deal',
    ask: 'The dealer shows an ace. Insurance?',
    peek: 'The dealer checks the hole card',
    moves: {
      insure: 'Insure',
      decline: 'No, thanks',
      hit: 'Hit',
      stand: 'Stand',
      double: 'Double',
      split: 'Split',
      surrender: 'Surrender',
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
    told: (mark, amount) => (amount ? `${mark}. You get ${amount}` : `${mark}. No win.`),
    rulesTitle: 'Rules',
    rules: [
      'Get closer to 21 than the dealer without going over. An ace counts 1 or 11; tens and face cards count 10.',
      'Eight full decks are shuffled for every round. The dealer draws to 16 and stands on all 17s.',
      'Two cards that make 21 are a blackjack. It pays 3 to 2, unless the dealer has one too. A 21 after a split is not a blackjack.',
      'Double: double your bet and get exactly one more card, on any first two cards, including after a split.',
      'Split: two cards of the same value become two hands, each with its own bet, up to four hands. Aces can be split once and get one card each.',
      'Surrender: before any other move, end the hand and get half your bet back.',
      'With an ace or a ten showing, the dealer checks for blackjack before you play. Insurance costs half the bet and pays 2 to 1 if the dealer has blackjack.',
      'Pair: your first two cards have the same rank (a jack and a king don’t). Perfect: same suit. Coloured: same colour. Otherwise mixed.',
      '21 + 3: your first two cards plus the dealer’s face-up card. In a straight, an ace counts low or high. Both side bets are settled right after the deal.',
      'If you lose connection or leave, the round is saved and you can continue on any device. After a day without a move, your hands stand and the round is settled.',
      'Amounts are rounded down to the smallest unit of your currency. Keys: H hit, S stand, D double, P split, R surrender, I insure, N no.',
    ],
    pays: 'Payouts',
    plan: 'Basic strategy',
    planHint:
      'The best move for your points (left) against the dealer’s card (top). RTP with this strategy: 99.64%.',
    you: 'You',
    hard: 'Hard hands (no ace counted as 11)',
    soft: 'Soft hands (an ace counted as 11)',
    pairs: 'Pairs',
    legend: { H: 'Hit', S: 'Stand', D: 'Double, else hit', P: 'Split', R: 'Surrender, else hit' },
    returns: 'RTP',
  },
  vi: {
    history: 'Các ván gần đây: điểm của bạn và nhà cái',
    dealer: 'Nhà cái',
    hand: (nth, of) => (of > 1 ? `Tay ${nth}/${of}` : 'Tay của bạn'),
    points: (total, isSoft) => (isSoft ? `${total} mềm` : `${total}`),
    closed: 'úp',
    inlay: 'Xì dách trả 3:2 · Nhà cái dừng ở 17',
    begin: 'Chọn cược phụ rồi chia bài',
    ask: 'Nhà cái mở át. Mua bảo hiểm?',
    peek: 'Nhà cái kiểm tra lá úp',
    moves: {
      insure: 'Bảo hiểm',
      decline: 'Không mua',
      hit: 'Rút',
      stand: 'Dừng',
      double: 'Gấp đôi',
      split: 'Tách',
      surrender: 'Đầu hàng',
    },
    results: {
      blackjack: 'Xì dách',
      win: 'Thắng',
      push: 'Hoà',
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
    told: (mark, amount) => (amount ? `${mark}. Bạn nhận ${amount}` : `${mark}. Không thắng.`),
    rulesTitle: 'Luật chơi',
    rules: [
      'Đạt gần 21 điểm hơn nhà cái mà không vượt quá. Át tính 1 hoặc 11 điểm; lá 10 và bài hình tính 10 điểm.',
      'Mỗi ván xáo lại tám bộ bài đầy đủ. Nhà cái rút đến 16 và dừng ở mọi 17 điểm.',
      'Hai lá được 21 điểm là xì dách, trả 3:2, trừ khi nhà cái cũng có xì dách. 21 điểm sau khi tách không phải là xì dách.',
      'Gấp đôi: đặt thêm đúng bằng tiền cược để lấy một lá cuối, với hai lá đầu bất kỳ, kể cả sau khi tách.',
      'Tách: hai lá cùng điểm thành hai tay, mỗi tay một khoản cược, tối đa bốn tay. Át chỉ tách một lần, mỗi tay một lá.',
      'Đầu hàng: trước mọi thao tác khác, bạn kết thúc ván và nhận lại nửa tiền cược.',
      'Khi mở át hoặc lá 10 điểm, nhà cái kiểm tra xì dách trước khi bạn chơi. Bảo hiểm bằng nửa tiền cược và trả 2:1 nếu nhà cái có xì dách.',
      'Đôi: hai lá đầu của bạn cùng số hoặc cùng hình (J và K thì không): hoàn hảo nếu cùng chất, cùng màu nếu khác chất, còn lại là khác màu.',
      '21 + 3: hai lá đầu cùng lá mở của nhà cái. Trong sảnh, át tính thấp hoặc cao. Cả hai cược phụ được kết toán ngay sau khi chia.',
      'Nếu mất kết nối hoặc bạn rời đi, ván được lưu và bạn chơi tiếp được trên mọi thiết bị. Sau một ngày không có thao tác, các tay của bạn dừng và ván được kết toán.',
      'Số tiền được làm tròn xuống đơn vị nhỏ nhất của loại tiền. Phím: H rút, S dừng, D gấp đôi, P tách, R đầu hàng, I bảo hiểm, N không.',
    ],
    pays: 'Mức trả',
    plan: 'Chiến thuật cơ bản',
    planHint:
      'Cách chơi tốt nhất theo điểm của bạn (trái) và lá của nhà cái (trên). RTP khi chơi theo bảng: 99,64%.',
    you: 'Bạn',
    hard: 'Tay cứng (không có át tính 11)',
    soft: 'Tay mềm (có át tính 11)',
    pairs: 'Đôi',
    legend: {
      H: 'Rút',
      S: 'Dừng',
      D: 'Gấp đôi, nếu không thì rút',
      P: 'Tách',
      R: 'Đầu hàng, nếu không thì rút',
    },
    returns: 'RTP',
  },
}
