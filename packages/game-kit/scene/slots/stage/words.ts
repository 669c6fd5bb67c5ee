import type { SceneLanguage } from '../../port.ts'

/** Texts of every slot's scene, on the stage and for screen readers. */
export type SlotWords = {
  line(line: number, amount: string): string
  ways(ways: number, amount: string): string
  any(count: number, amount: string): string
  scatter(count: number, name: string, amount: string): string
  spread(reels: number, amount: string): string
  chosen: string
  returned(amount: string): string
  noWin: string
  win(amount: string): string
  bigWin(amount: string): string
  freeStart(count: number, multiplier: number): string
  freeSpin(index: number, total: number, multiplier: number): string
  freeMore(added: number): string
  freeEnd(amount: string): string
  times(times: number): string
  holdStart(respins: number): string
  respins(left: number, filled: number): string
  jackpot(name: string, amount: string): string
  /** The line below a jackpot's amount. */
  jackpotWon(name: string): string
  holdEnd(amount: string): string
  bought: string
  maxWin: string
}

export const slotWords: Record<SceneLanguage, SlotWords> = {
  en: {
    line: (line, amount) => `Line ${line} pays ${amount}`,
    ways: (ways, amount) => (ways === 1 ? `One way pays ${amount}` : `${ways} ways pay ${amount}`),
    any: (count, amount) => `${count} of a kind pay ${amount}`,
    scatter: (count, name, amount) => `${name} × ${count} pays ${amount}`,
    spread: (reels, amount) => `${reels} full reels pay ${amount}`,
    chosen: 'This symbol expands in every free spin',
    returned: (amount) => `Returned ${amount}`,
    noWin: 'No win',
    win: (amount) => `Win ${amount}`,
    bigWin: (amount) => `Big win: ${amount}`,
    freeStart: (count, multiplier) =>
      multiplier > 1 ? `${count} free spins, every win × ${multiplier}` : `${count} free spins`,
    freeSpin: (index, total, multiplier) =>
      `Free spin ${index} of ${total}${multiplier > 1 ? ` · × ${multiplier}` : ''}`,
    freeMore: (added) => `${added} more free spins`,
    freeEnd: (amount) => `Free spins won ${amount}`,
    times: (times) => `× ${times}`,
    holdStart: (respins) => `Coins held: ${respins} respins`,
    respins: (left, filled) => `Respins left: ${left} · ${filled} held`,
    jackpot: (name, amount) => `${name}: ${amount}`,
    jackpotWon: (name) => `${name} jackpot`,
    holdEnd: (amount) => `Held coins paid ${amount}`,
    bought: 'Bought feature',
    maxWin: 'Maximum win reached',
  },
  vi: {
    line: (line, amount) => `Dòng ${line} trả ${amount}`,
    ways: (ways, amount) => `${ways} cách trả ${amount}`,
    any: (count, amount) => `${count} biểu tượng giống nhau trả ${amount}`,
    scatter: (count, name, amount) => `${name} × ${count} trả ${amount}`,
    spread: (reels, amount) => `${reels} cuộn phủ kín trả ${amount}`,
    chosen: 'Biểu tượng này lan khắp cuộn trong mọi lượt miễn phí',
    returned: (amount) => `Hoàn lại ${amount}`,
    noWin: 'Không trúng',
    win: (amount) => `Thắng ${amount}`,
    bigWin: (amount) => `Thắng lớn: ${amount}`,
    freeStart: (count, multiplier) =>
      multiplier > 1
        ? `${count} lượt quay miễn phí, mọi khoản thắng × ${multiplier}`
        : `${count} lượt quay miễn phí`,
    freeSpin: (index, total, multiplier) =>
      `Lượt miễn phí ${index}/${total}${multiplier > 1 ? ` · × ${multiplier}` : ''}`,
    freeMore: (added) => `Thêm ${added} lượt miễn phí`,
    freeEnd: (amount) => `Lượt miễn phí thắng ${amount}`,
    times: (times) => `× ${times}`,
    holdStart: (respins) => `Giữ xu, ${respins} lượt quay lại`,
    respins: (left, filled) => `Còn ${left} lượt quay lại · đã giữ ${filled}`,
    jackpot: (name, amount) => `${name}: ${amount}`,
    jackpotWon: (name) => `Nổ hũ ${name}`,
    holdEnd: (amount) => `Các xu đã giữ trả ${amount}`,
    bought: 'Tính năng đã mua',
    maxWin: 'Đã đạt mức thắng tối đa',
  },
}
