import type { SceneLanguage } from '#game-kit/scene/port.ts'

export type VeinWords = {
  crackers: string
  history: string
  field: string
  stone(nth: number): string
  jade: string
  cracker: string
  take(amount: string): string
  any: string
  now(times: string): string
  next(times: string): string
  choose: string
  open: string
  told(times: string, amount: string): string
  rulesTitle: string
  rules: readonly string[]
  ladders: string
  stones: string
  chance: string
  pays: string
}

export const veinWords: Record<SceneLanguage, VeinWords> = {
  en: {
    crackers: 'Firecrackers',
    history: 'Last rounds',
    field: 'Field of 25 stones',
    stone: (nth) => `Stone ${nth}`,
    jade: 'Jade',
    cracker: 'Firecracker',
    take: (amount) => `Cash out ${amount}`,
    any: 'Random stone',
    now: (times) => `Now ${times}×`,
    next: (times) => `next ${times}×`,
    choose: 'How many firecrackers?',
    open: 'Open a stone',
    told: (times, amount) => (amount ? `${times}: you get ${amount}` : 'A firecracker: no win'),
    rulesTitle: 'Rules',
    rules: [
      'The 25 stones hide 1 to 24 firecrackers, as many as you choose. All other stones hide jade.',
      'Each jade increases the amount you can cash out. A firecracker ends the round and you lose the bet.',
      'The firecrackers are placed before you open the first stone and don’t move.',
      'The RTP is 99% whenever you stop. At 1,000 times the bet, the round ends and pays automatically.',
      'If you lose connection or leave, the round is saved and you can continue on any device. After a day without a move, your current win is paid. If you haven’t opened a stone, your bet is returned.',
      'Amounts are rounded down to the smallest unit of your currency.',
    ],
    ladders: 'Payouts',
    stones: 'Stones',
    chance: 'Chance',
    pays: 'Payout',
  },
  vi: {
    crackers: 'Số pháo',
    history: 'Các ván gần đây',
    field: 'Bãi 25 phiến đá',
    stone: (nth) => `Phiến ${nth}`,
    jade: 'Ngọc',
    cracker: 'Pháo',
    take: (amount) => `Nhận ${amount}`,
    any: 'Phiến ngẫu nhiên',
    now: (times) => `Đang ${times}×`,
    next: (times) => `kế tiếp ${times}×`,
    choose: 'Bạn chọn mấy quả pháo?',
    open: 'Mở một phiến đá',
    told: (times, amount) => (amount ? `${times}: bạn nhận ${amount}` : 'Trúng pháo: không thắng'),
    rulesTitle: 'Luật chơi',
    rules: [
      'Dưới 25 phiến đá có từ 1 đến 24 quả pháo, tuỳ bạn chọn; các phiến còn lại đều giấu ngọc.',
      'Mỗi viên ngọc làm tăng số tiền bạn có thể nhận. Gặp pháo thì ván kết thúc và bạn mất tiền cược.',
      'Pháo được đặt trước khi bạn mở phiến đầu tiên và không đổi chỗ.',
      'RTP là 99% dù bạn dừng lúc nào. Đạt 1.000 lần cược, ván tự động kết thúc và trả thưởng.',
      'Nếu mất kết nối hoặc bạn rời đi, ván được lưu và bạn chơi tiếp được trên mọi thiết bị. Sau một ngày không có thao tác, mức thắng hiện tại được trả. Nếu chưa mở phiến nào, tiền cược được hoàn.',
      'Số tiền được làm tròn xuống đơn vị nhỏ nhất của loại tiền.',
    ],
    ladders: 'Mức trả',
    stones: 'Số phiến',
    chance: 'Xác suất',
    pays: 'Mức trả',
  },
}
