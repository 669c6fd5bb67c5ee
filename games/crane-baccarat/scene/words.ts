import type { SceneLanguage } from '#game-kit/scene/port.ts'
import { written } from '#game-kit/scene/written.ts'
import type { Place, Side } from '../events.ts'

export type CraneWords = {
  history: string
  places: Readonly<Record<Place, string>>
  short: Readonly<Record<Side | 'tie', string>>
  bet: string
  beads: string
  road: string
  /** The three derived roads. */
  derived: readonly [string, string, string]
  placed(name: string, times: string, stake: string, chip: string): string
  undo: string
  clear: string
  double: string
  sum(amount: string): string
  total(side: string, points: number): string
  closed: string
  wins: Readonly<Record<Side | 'tie', string>>
  choose: string
  told(result: string, amount: string): string
  rulesTitle: string
  rules: readonly string[]
  pays: string
  returns: string
  inTheLongRun: string
}

export const craneWords: Record<SceneLanguage, CraneWords> = {
  en: {
    history: 'Last rounds',
    places: {
      player: 'Player',
      banker: 'Banker',
      tie: 'Tie',
      playerPair: 'Player pair',
      bankerPair: 'Banker pair',
      big: 'Big',
      small: 'Small',
      perfectPair: 'Perfect pair',
      dragon: 'Dragon 7',
    },
    short: { player: 'P', banker: 'B', tie: 'T' },
    bet: 'Bet on',
    beads: 'Bead plate: the results in order',
    road: 'Big road: runs of player and banker',
    derived: ['Big eye boy', 'Small road', 'Cockroach road'],
    placed: (name, times, stake, chip) => `${name}, pays ${times}×, ${stake || 'no bet'} placed. Add ${chip}`,
    undo: 'Undo',
    clear: 'Clear',
    double: 'Double',
    sum: (amount) => `Total ${amount}`,
    total: (side, points) => `${side}: ${points} points`,
    closed: 'Empty card place',
    wins: { player: 'Player wins', banker: 'Banker wins', tie: 'Tie' },
    choose: 'Tap a bet to place chips',
    told: (result, amount) => (amount ? `${result}: you get ${amount}` : `${result}. No win.`),
    rulesTitle: 'Rules',
    rules: [
      'Ace to nine count their value; tens and face cards count zero. Only the last digit of the total counts. The side closer to nine wins.',
      'Eight or nine with two cards ends the round. Otherwise the player draws on five or less. If the player stands, the banker also draws on five or less.',
      'After the player’s third card, the banker draws on 0 to 2; on 3 unless that card was an 8; on 4 if it was 2 to 7; on 5 if it was 4 to 7; on 6 if it was 6 or 7.',
      'On a tie, bets on player and banker are returned.',
      'Big: five or six cards are dealt. Small: four. Player pair and banker pair: that side’s first two cards have the same rank. Perfect pair: a side’s first two cards have the same rank and suit. Dragon 7: the banker wins with seven points on three cards.',
      'Each round uses eight full decks.',
      'You can place several bets at once, with chips of the size set below. Payouts, including the 5% banker commission, are added up exactly and rounded down once to the smallest unit of your currency.',
      'If you lose connection, the result stands and is shown when you return.',
    ],
    pays: 'Payouts',
    returns: 'Payout',
    inTheLongRun: 'RTP',
  },
  vi: {
    history: 'Các ván gần đây',
    places: {
      player: 'Nhà Con',
      banker: 'Nhà Cái',
      tie: 'Hoà',
      playerPair: 'Đôi Con',
      bankerPair: 'Đôi Cái',
      big: 'Lớn',
      small: 'Nhỏ',
      perfectPair: 'Đôi hoàn hảo',
      dragon: 'Rồng 7',
    },
    short: { player: 'Con', banker: 'Cái', tie: 'Hoà' },
    bet: 'Cược',
    beads: 'Bảng hạt: kết quả theo thứ tự',
    road: 'Đường lớn: các chuỗi Con và Cái',
    derived: ['Đường mắt to', 'Đường nhỏ', 'Đường con gián'],
    placed: (name, times, stake, chip) =>
      `${name}, trả ${times}×, đã đặt ${stake || 'chưa có'}. Thêm ${chip}`,
    undo: 'Hoàn tác',
    clear: 'Xoá',
    double: 'Gấp đôi',
    sum: (amount) => `Tổng ${amount}`,
    total: (side, points) => `${side}: ${points} điểm`,
    closed: 'Vị trí bài trống',
    wins: { player: 'Nhà Con thắng', banker: 'Nhà Cái thắng', tie: 'Hoà' },
    choose: 'Chạm vào các cửa để đặt phỉnh',
    told: (result, amount) => (amount ? `${result}: bạn nhận ${amount}` : `${result}. Không thắng.`),
    rulesTitle: 'Luật chơi',
    rules: [
      'Át đến chín tính theo điểm lá bài; lá mười và bài hình tính 0. Chỉ lấy hàng đơn vị của tổng. Bên gần chín hơn thắng.',
      'Hai lá được tám hoặc chín điểm thì ván kết thúc. Nếu không, Nhà Con rút khi có từ năm điểm trở xuống. Nếu Nhà Con dừng, Nhà Cái cũng rút khi có từ năm điểm trở xuống.',
      'Sau lá thứ ba của Nhà Con, Nhà Cái rút khi có 0 đến 2; có 3 trừ khi lá đó là 8; có 4 khi là 2 đến 7; có 5 khi là 4 đến 7; có 6 khi là 6 hoặc 7.',
      'Khi hoà, cược Nhà Con và Nhà Cái được hoàn lại.',
      'Lớn: chia năm hoặc sáu lá. Nhỏ: bốn lá. Đôi Con, Đôi Cái: hai lá đầu của bên đó cùng số. Đôi hoàn hảo: hai lá đầu của một bên giống cả số lẫn chất. Rồng 7: Nhà Cái thắng bảy điểm với ba lá.',
      'Mỗi ván dùng tám bộ bài đầy đủ.',
      'Có thể đặt nhiều cửa cùng lúc, mỗi phỉnh bằng mức cược bên dưới. Tiền trả, gồm cả 5% hoa hồng của Nhà Cái, được cộng chính xác rồi làm tròn xuống một lần đến đơn vị nhỏ nhất của loại tiền.',
      'Nếu mất kết nối, kết quả được giữ nguyên và hiển thị khi bạn quay lại.',
    ],
    pays: 'Mức trả',
    returns: 'Mức trả',
    inTheLongRun: 'RTP',
  },
}

/** The payout of a place from hundredths, in the language's format: "1.95" or "1,95", "12". */
export function timesText(language: SceneLanguage, hundredths: number): string {
  return written(language, (hundredths / 100).toFixed(2).replace(/\.?0+$/, ''))
}
