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
    take: (amount) => `Take ${amount}`,
    any: 'Any stone',
    now: (times) => `Now ${times}×`,
    next: (times) => `next ${times}×`,
    choose: 'How many firecrackers?',
    open: 'Open a stone',
    told: (times, amount) => (amount ? `${times}: you get ${amount}` : 'A firecracker. Nothing is won.'),
    rulesTitle: 'Rules',
    rules: [
      'Under 25 stones lie 1 to 24 firecrackers, as many as you choose; all other stones hide jade.',
      'Each stone of jade raises what you can take. A firecracker ends the round, and the bet is lost.',
      'The firecrackers are laid before your first stone and do not move.',
      'Whenever you stop, 99% returns in the long run. At 1,000 times the bet the round ends by itself and pays.',
      'If the line is cut or you leave, the round waits as it stands, on any device. After a day without a move the win that stands is paid; where no stone was opened, the bet comes back.',
      'Amounts are rounded down to the smallest unit of the account.',
    ],
    ladders: 'What the stones return',
    stones: 'Stones',
    chance: 'Chance',
    pays: 'Returns',
  },
  vi: {
    crackers: 'Số pháo',
    history: 'Các ván gần đây',
    field: 'Bãi 25 phiến đá',
    stone: (nth) => `Phiến ${nth}`,
    jade: 'Ngọc',
    cracker: 'Pháo',
    take: (amount) => `Nhận ${amount}`,
    any: 'Phiến bất kỳ',
    now: (times) => `Đang ${times}×`,
    next: (times) => `kế tiếp ${times}×`,
    choose: 'Bạn chọn mấy quả pháo?',
    open: 'Mở một phiến đá',
    told: (times, amount) => (amount ? `${times}: bạn nhận ${amount}` : 'Trúng pháo. Ván này không thắng.'),
    rulesTitle: 'Luật chơi',
    rules: [
      'Dưới 25 phiến đá có từ 1 đến 24 quả pháo, tùy bạn chọn; các phiến còn lại đều giấu ngọc.',
      'Mỗi phiến ngọc làm tăng mức bạn có thể nhận. Gặp pháo là ván kết thúc và mất cược.',
      'Pháo được đặt trước phiến đầu tiên của bạn và không dời chỗ.',
      'Dừng lúc nào thì về lâu dài cũng hoàn trả 99%. Đạt 1.000 lần cược, ván tự kết thúc và trả thưởng.',
      'Nếu mất kết nối hoặc bạn rời đi, ván vẫn chờ nguyên trạng, trên mọi thiết bị. Sau một ngày không có nước đi, mức thắng đang có được trả; chưa mở phiến nào thì hoàn lại cược.',
      'Số tiền được làm tròn xuống đơn vị nhỏ nhất của tài khoản.',
    ],
    ladders: 'Mức trả theo số phiến',
    stones: 'Số phiến',
    chance: 'Xác suất',
    pays: 'Trả',
  },
}
