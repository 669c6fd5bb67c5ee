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
  /** The three roads that follow from the big one. */
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
    placed: (name, times, stake, chip) =>
      `${name}, returns ${times} times, ${stake || 'nothing'} placed. Add ${chip}`,
    undo: 'Take back',
    clear: 'Clear',
    double: 'Double',
    sum: (amount) => `In all ${amount}`,
    total: (side, points) => `${side}: ${points} points`,
    closed: 'A place for a card',
    wins: { player: 'Player wins', banker: 'Banker wins', tie: 'Tie' },
    choose: 'Tap places to lay chips',
    told: (result, amount) => (amount ? `${result}: you get ${amount}` : `${result}. Nothing is won.`),
    rulesTitle: 'Rules',
    rules: [
      'Ace to nine count their value, tens and face cards count nothing; only the last digit of the total counts. The side closer to nine wins.',
      'Eight or nine with two cards ends the round. Otherwise the player draws to five or less; where the player stood, the banker draws to five or less, too.',
      'After the player’s third card the banker draws with 0 to 2; with 3 unless it was an 8; with 4 on 2 to 7; with 5 on 4 to 7; with 6 on 6 or 7.',
      'On a tie, bets on player and banker are returned.',
      'Big: five or six cards are dealt. Small: four. Player pair and banker pair: that side’s first two cards are alike in rank. Perfect pair: a side’s first two cards are alike in rank and suit. Dragon 7: the banker wins with seven on three cards.',
      'Each round uses eight full decks.',
      'Bets may stand on several places at once, with chips as large as the bet below. What they return is added exactly, the banker’s commission of 5% with it, and rounded down once to the smallest unit of the account.',
      'If the line is cut, the round stays as it was dealt and is shown when you come back.',
    ],
    pays: 'What the places return',
    returns: 'Returns',
    inTheLongRun: 'In the long run',
  },
  vi: {
    history: 'Các ván gần đây',
    places: {
      player: 'Nhà Con',
      banker: 'Nhà Cái',
      tie: 'Hòa',
      playerPair: 'Đôi Con',
      bankerPair: 'Đôi Cái',
      big: 'Lớn',
      small: 'Nhỏ',
      perfectPair: 'Đôi hoàn hảo',
      dragon: 'Rồng 7',
    },
    short: { player: 'Con', banker: 'Cái', tie: 'Hòa' },
    bet: 'Cược',
    beads: 'Bảng hạt: kết quả theo thứ tự',
    road: 'Đường lớn: các chuỗi Con và Cái',
    derived: ['Đường mắt to', 'Đường nhỏ', 'Đường con gián'],
    placed: (name, times, stake, chip) =>
      `${name}, trả ${times} lần, đã đặt ${stake || 'chưa có'}. Thêm ${chip}`,
    undo: 'Rút lại',
    clear: 'Xóa',
    double: 'Gấp đôi',
    sum: (amount) => `Tổng ${amount}`,
    total: (side, points) => `${side}: ${points} điểm`,
    closed: 'Chỗ cho một lá bài',
    wins: { player: 'Nhà Con thắng', banker: 'Nhà Cái thắng', tie: 'Hòa' },
    choose: 'Chạm vào các cửa để đặt phỉnh',
    told: (result, amount) => (amount ? `${result}: bạn nhận ${amount}` : `${result}. Ván này không thắng.`),
    rulesTitle: 'Luật chơi',
    rules: [
      'Át đến chín tính theo nút, mười và bài hình tính không; chỉ lấy hàng đơn vị của tổng. Bên gần chín hơn thắng.',
      'Hai lá được tám hoặc chín là kết thúc. Nếu không, Nhà Con rút khi từ năm trở xuống; Nhà Con dừng thì Nhà Cái cũng rút khi từ năm trở xuống.',
      'Sau lá thứ ba của Nhà Con, Nhà Cái rút khi có 0 đến 2; có 3 trừ khi lá đó là 8; có 4 khi là 2 đến 7; có 5 khi là 4 đến 7; có 6 khi là 6 hoặc 7.',
      'Khi hòa, cược Nhà Con và Nhà Cái được hoàn lại.',
      'Lớn: chia năm hoặc sáu lá. Nhỏ: bốn lá. Đôi Con, Đôi Cái: hai lá đầu của bên đó cùng số. Đôi hoàn hảo: hai lá đầu của một bên giống cả số lẫn chất. Rồng 7: Nhà Cái thắng bảy điểm với ba lá.',
      'Mỗi ván dùng tám bộ bài đầy đủ.',
      'Có thể đặt nhiều cửa cùng lúc, mỗi phỉnh bằng mức cược bên dưới. Tiền trả được cộng chính xác, gồm cả 5% hoa hồng của Nhà Cái, rồi làm tròn xuống một lần đến đơn vị nhỏ nhất của tài khoản.',
      'Nếu mất kết nối, ván giữ nguyên như đã chia và được chiếu khi bạn quay lại.',
    ],
    pays: 'Mức trả của các cửa',
    returns: 'Trả',
    inTheLongRun: 'Về lâu dài',
  },
}

/** What a place returns, of hundredths, as the language writes it: "1.95" or "1,95", "12". */
export function timesText(language: SceneLanguage, hundredths: number): string {
  return written(language, (hundredths / 100).toFixed(2).replace(/\.?0+$/, ''))
}
