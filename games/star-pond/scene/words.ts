import type { SceneLanguage } from '#game-kit/scene/port.ts'

export type PondWords = {
  history: string
  pond: string
  star(nth: number, state: string): string
  picked: string
  hit: string
  shines: string
  surprise: string
  clear: string
  hits(count: number, picks: number): string
  pick: string
  told(hits: string, amount: string): string
  rulesTitle: string
  rules: readonly string[]
  pays(picks: number): string
  shining: string
  chance: string
  returns: string
}

export const pondWords: Record<SceneLanguage, PondWords> = {
  en: {
    history: 'Last ponds',
    pond: 'Pond of 40 stars',
    star: (nth, state) => (state ? `Star ${nth}, ${state}` : `Star ${nth}`),
    picked: 'picked',
    hit: 'picked and shining',
    shines: 'shining',
    surprise: 'Surprise me',
    clear: 'Clear',
    hits: (count, picks) => `${count} of ${picks} shine`,
    pick: 'Pick one to ten stars',
    told: (hits, amount) => (amount ? `${hits}: you get ${amount}` : hits),
    rulesTitle: 'Rules',
    rules: [
      'Pick one to ten of forty stars. Ten of the forty shine, each set of ten equally likely.',
      'What your hits return stands in the table for the number of stars you picked.',
      'Each number of picks returns between 98.96% and 99.04% in the long run; the par sheet lists every one.',
      'Amounts are rounded down to the smallest unit of the account.',
      'If the line is cut, the pond stays as it was drawn and is shown when you come back.',
    ],
    pays: (picks) => (picks === 1 ? 'One star picked' : `${picks} stars picked`),
    shining: 'Of them shine',
    chance: 'Chance',
    returns: 'Returns',
  },
  vi: {
    history: 'Các ao gần đây',
    pond: 'Ao 40 vì sao',
    star: (nth, state) => (state ? `Sao ${nth}, ${state}` : `Sao ${nth}`),
    picked: 'đã chọn',
    hit: 'đã chọn và sáng',
    shines: 'đang sáng',
    surprise: 'Chọn giúp tôi',
    clear: 'Xóa',
    hits: (count, picks) => `${count} trên ${picks} sao sáng`,
    pick: 'Chọn từ một đến mười vì sao',
    told: (hits, amount) => (amount ? `${hits}: bạn nhận ${amount}` : hits),
    rulesTitle: 'Luật chơi',
    rules: [
      'Chọn từ một đến mười trong bốn mươi vì sao. Mười vì sao sáng lên, mọi bộ mười đều có khả năng như nhau.',
      'Mức trả cho số sao trúng nằm trong bảng ứng với số sao bạn chọn.',
      'Về lâu dài mỗi cách chọn hoàn trả từ 98,96% đến 99,04%; bảng PAR ghi đủ từng mức.',
      'Số tiền được làm tròn xuống đơn vị nhỏ nhất của tài khoản.',
      'Nếu mất kết nối, ao giữ nguyên như đã rút và được chiếu khi bạn quay lại.',
    ],
    pays: (picks) => `Chọn ${picks} sao`,
    shining: 'Số sao sáng',
    chance: 'Xác suất',
    returns: 'Trả',
  },
}
