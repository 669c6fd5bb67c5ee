import type { SceneLanguage } from '#game-kit/scene/port.ts'

/** The page of rules; numbers come from the rules themselves. */
export type InfoWords = {
  pays(stake: string): string
  linesTitle: string
  linesText(lines: number): string
  rules: string
  wild: string
  pearl(count: number, limit: number, multiplier: number): string
  order: string
  cap(amount: string): string
  malfunction: string
  names: Record<string, string>
}

export const infoWords: Record<SceneLanguage, InfoWords> = {
  en: {
    pays: (stake) => `Pays for a bet of ${stake}`,
    linesTitle: 'Lines',
    linesText: (lines) =>
      `All ${lines} lines are always played. A line pays from the left reel on; the highest win of each line is paid.`,
    rules: 'Rules',
    wild: 'The dragon stands for every symbol but the pearl.',
    pearl: (count, limit, multiplier) =>
      `Three pearls or more, anywhere, pay and give ${count} free spins on richer reels. Every win in them counts × ${multiplier}. Three more pearls in a free spin give ${count} again, up to ${limit} in a round.`,
    order:
      'Wins of lines and pearls add up. A round is decided before the reels stop; how fast it is shown changes nothing.',
    cap: (amount) => `A round ends when it reaches ${amount}; no round pays more.`,
    malfunction: 'If the line is cut, the round stands as it was decided and is shown when you come back.',
    names: {
      wild: 'Dragon, wild',
      scatter: 'Pearl, anywhere',
      koi: 'Koi',
      lantern: 'Lantern',
      lotus: 'Lotus',
      ingot: 'Ingot',
      coin: 'Coin',
      fan: 'Fan',
      pendant: 'Pendant',
      A: 'Ace',
      K: 'King',
      Q: 'Queen',
      J: 'Jack',
      T: 'Ten',
    },
  },
  vi: {
    pays: (stake) => `Trả thưởng cho mức cược ${stake}`,
    linesTitle: 'Dòng',
    linesText: (lines) =>
      `Luôn chơi đủ ${lines} dòng. Mỗi dòng trả từ cuộn trái; chỉ trả khoản thắng cao nhất của dòng.`,
    rules: 'Luật chơi',
    wild: 'Rồng thay cho mọi biểu tượng trừ ngọc trai.',
    pearl: (count, limit, multiplier) =>
      `Từ ba ngọc trai ở bất kỳ đâu sẽ trả thưởng và tặng ${count} lượt quay miễn phí với bộ cuộn giàu hơn. Mọi khoản thắng trong đó × ${multiplier}. Thêm ba ngọc trai trong lượt miễn phí lại tặng ${count} lượt, tối đa ${limit} mỗi vòng.`,
    order:
      'Khoản thắng của dòng và ngọc trai được cộng lại. Kết quả đã định trước khi cuộn dừng; tốc độ chiếu không đổi gì.',
    cap: (amount) => `Vòng chơi kết thúc khi đạt ${amount}; không vòng nào trả hơn.`,
    malfunction: 'Nếu mất kết nối, vòng chơi giữ nguyên kết quả và được chiếu khi bạn quay lại.',
    names: {
      wild: 'Rồng, thay thế',
      scatter: 'Ngọc trai, mọi nơi',
      koi: 'Cá chép',
      lantern: 'Đèn lồng',
      lotus: 'Hoa sen',
      ingot: 'Thỏi vàng',
      coin: 'Đồng xu',
      fan: 'Quạt',
      pendant: 'Ngọc bội',
      A: 'Át',
      K: 'Già',
      Q: 'Đầm',
      J: 'Bồi',
      T: 'Mười',
    },
  },
}
