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
    history: 'Last rounds',
    pond: 'Pond of 40 stars',
    star: (nth, state) => (state ? `Star ${nth}, ${state}` : `Star ${nth}`),
    picked: 'picked',
    hit: 'picked and shining',
    shines: 'shining',
    surprise: 'Random pick',
    clear: 'Clear',
    hits: (count, picks) => `${count}/${picks} hits`,
    pick: 'Pick one to ten stars',
    told: (hits, amount) => (amount ? `${hits}: you get ${amount}` : hits),
    rulesTitle: 'Rules',
    rules: [
      'Pick 1 to 10 of 40 stars. Ten of the 40 shine; every set of ten is equally likely.',
      'The payout for your hits is in the table for the number of stars you picked.',
      'The RTP is between 98.96% and 99.04%, depending on the number of picks. The par sheet lists each one.',
      'Amounts are rounded down to the smallest unit of your currency.',
      'If you lose connection, the result stands and is shown when you return.',
    ],
    pays: (picks) => (picks === 1 ? '1 star picked' : `${picks} stars picked`),
    shining: 'Hits',
    chance: 'Chance',
    returns: 'Payout',
  },
  vi: {
    history: 'Các ván gần đây',
    pond: 'Ao 40 vì sao',
    star: (nth, state) => (state ? `Sao ${nth}, ${state}` : `Sao ${nth}`),
    picked: 'đã chọn',
    hit: 'đã chọn và sáng',
    shines: 'đang sáng',
    surprise: 'Chọn ngẫu nhiên',
    clear: 'Xoá',
    hits: (count, picks) => `Trúng ${count}/${picks}`,
    pick: 'Chọn từ một đến mười vì sao',
    told: (hits, amount) => (amount ? `${hits}: bạn nhận ${amount}` : hits),
    rulesTitle: 'Luật chơi',
    rules: [
      'Chọn từ một đến mười trong bốn mươi vì sao. Mười vì sao sáng lên, mọi bộ mười đều có khả năng như nhau.',
      'Mức trả cho số sao trúng nằm trong bảng ứng với số sao bạn chọn.',
      'RTP từ 98,96% đến 99,04%, tuỳ số sao bạn chọn. Bảng PAR ghi đủ từng mức.',
      'Số tiền được làm tròn xuống đơn vị nhỏ nhất của loại tiền.',
      'Nếu mất kết nối, kết quả được giữ nguyên và hiển thị khi bạn quay lại.',
    ],
    pays: (picks) => `Chọn ${picks} sao`,
    shining: 'Số sao trúng',
    chance: 'Xác suất',
    returns: 'Mức trả',
  },
}
