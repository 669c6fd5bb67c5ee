import type { SceneLanguage } from '#game-kit/scene/port.ts'
import { written } from '#game-kit/scene/written.ts'
import type { ClimbRisk } from '../events.ts'

export type ClimbWords = {
  risk: string
  risks: Readonly<Record<ClimbRisk, string>>
  history: string
  pagoda: string
  door(floor: number, at: number): string
  free: string
  tiger: string
  take(amount: string): string
  any: string
  now(times: string): string
  next(times: string): string
  choose: string
  told(times: string, amount: string): string
  rulesTitle: string
  rules: readonly string[]
  ladders: string
  floors: string
  chance: string
  pays: string
}

export const climbWords: Record<SceneLanguage, ClimbWords> = {
  en: {
    risk: 'Difficulty',
    risks: { easy: 'Easy', medium: 'Medium', hard: 'Hard', brave: 'Expert' },
    history: 'Last climbs',
    pagoda: 'Pagoda',
    door: (floor, at) => `Floor ${floor}, door ${at}`,
    free: 'Clear',
    tiger: 'Tiger',
    take: (amount) => `Cash out ${amount}`,
    any: 'Random door',
    now: (times) => `Now ${written('en', times)}×`,
    next: (times) => `next ${written('en', times)}×`,
    choose: 'Choose a difficulty',
    told: (times, amount) => (amount ? `${times}: you get ${amount}` : 'A tiger: no win'),
    rulesTitle: 'Rules',
    rules: [
      'On each floor you open one door. A clear door takes you up and increases the amount you can cash out. A tiger ends the round and you lose the bet.',
      'Easy: four doors, one tiger. Medium: three doors, one tiger. Hard: two doors, one tiger. Expert: three doors, two tigers, six floors.',
      'The tigers are placed before you open the first door and don’t move.',
      'The RTP is 99% whenever you stop. On the top floor, the win is paid automatically.',
      'If you lose connection or leave, the round is saved and you can continue on any device. After a day without a move, your current win is paid. If you haven’t opened a door, your bet is returned.',
      'Amounts are rounded down to the smallest unit of your currency.',
    ],
    ladders: 'Payouts',
    floors: 'Floors',
    chance: 'Chance',
    pays: 'Payout',
  },
  vi: {
    risk: 'Độ khó',
    risks: { easy: 'Dễ', medium: 'Trung bình', hard: 'Khó', brave: 'Cực khó' },
    history: 'Các lần leo gần đây',
    pagoda: 'Ngọn tháp',
    door: (floor, at) => `Tầng ${floor}, cửa ${at}`,
    free: 'Lối trống',
    tiger: 'Có hổ',
    take: (amount) => `Nhận ${amount}`,
    any: 'Cửa ngẫu nhiên',
    now: (times) => `Đang ${written('vi', times)}×`,
    next: (times) => `kế tiếp ${written('vi', times)}×`,
    choose: 'Chọn độ khó',
    told: (times, amount) => (amount ? `${times}: bạn nhận ${amount}` : 'Gặp hổ: không thắng'),
    rulesTitle: 'Luật chơi',
    rules: [
      'Mỗi tầng bạn mở một cửa. Lối trống đưa bạn lên tầng và tăng số tiền có thể nhận. Gặp hổ thì ván kết thúc và bạn mất tiền cược.',
      'Dễ: bốn cửa, một hổ. Trung bình: ba cửa, một hổ. Khó: hai cửa, một hổ. Cực khó: ba cửa, hai hổ, sáu tầng.',
      'Vị trí của hổ được định trước khi bạn mở cửa đầu tiên và không thay đổi.',
      'RTP là 99% dù bạn dừng lúc nào. Lên đến tầng cao nhất, tiền thắng được trả tự động.',
      'Nếu mất kết nối hoặc bạn rời đi, ván được lưu và bạn chơi tiếp được trên mọi thiết bị. Sau một ngày không có thao tác, mức thắng hiện tại được trả. Nếu chưa mở cửa nào, tiền cược được hoàn.',
      'Số tiền được làm tròn xuống đơn vị nhỏ nhất của loại tiền.',
    ],
    ladders: 'Mức trả',
    floors: 'Số tầng',
    chance: 'Xác suất',
    pays: 'Mức trả',
  },
}
