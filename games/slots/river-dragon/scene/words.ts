import type { SceneLanguage } from '#game-kit/scene/port.ts'

/** What the scene itself says, on the stage and to screen readers. Rules and pay table are in ../texts. */
export type SceneWords = {
  line(line: number, amount: string): string
  scatter(count: number, amount: string): string
  returned(amount: string): string
  noWin: string
  win(amount: string): string
  bigWin(amount: string): string
  freeStart(count: number, multiplier: number): string
  freeSpin(index: number, total: number, multiplier: number): string
  freeMore(added: number): string
  freeEnd(amount: string): string
  maxWin: string
  grid(rows: string): string
}

export const sceneWords: Record<SceneLanguage, SceneWords> = {
  en: {
    line: (line, amount) => `Line ${line} pays ${amount}`,
    scatter: (count, amount) => `${count} pearls pay ${amount}`,
    returned: (amount) => `Returned ${amount}`,
    noWin: 'No win',
    win: (amount) => `Win ${amount}`,
    bigWin: (amount) => `Big win: ${amount}`,
    freeStart: (count, multiplier) => `${count} free spins, every win × ${multiplier}`,
    freeSpin: (index, total, multiplier) => `Free spin ${index} of ${total} · × ${multiplier}`,
    freeMore: (added) => `${added} more free spins`,
    freeEnd: (amount) => `Free spins won ${amount}`,
    maxWin: 'The highest win of the game is reached',
    grid: (rows) => `The reels show ${rows}`,
  },
  vi: {
    line: (line, amount) => `Dòng ${line} trả ${amount}`,
    scatter: (count, amount) => `${count} ngọc trai trả ${amount}`,
    returned: (amount) => `Hoàn lại ${amount}`,
    noWin: 'Không trúng',
    win: (amount) => `Thắng ${amount}`,
    bigWin: (amount) => `Thắng lớn: ${amount}`,
    freeStart: (count, multiplier) => `${count} lượt quay miễn phí, mọi khoản thắng × ${multiplier}`,
    freeSpin: (index, total, multiplier) => `Lượt miễn phí ${index}/${total} · × ${multiplier}`,
    freeMore: (added) => `Thêm ${added} lượt miễn phí`,
    freeEnd: (amount) => `Lượt miễn phí thắng ${amount}`,
    maxWin: 'Đã đạt mức thắng cao nhất của trò chơi',
    grid: (rows) => `Các cuộn hiện ${rows}`,
  },
}
