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
    risk: 'Doors',
    risks: { easy: 'Easy', medium: 'Medium', hard: 'Hard', brave: 'Brave' },
    history: 'Last climbs',
    pagoda: 'Pagoda',
    door: (floor, at) => `Floor ${floor}, door ${at}`,
    free: 'Free way',
    tiger: 'A tiger',
    take: (amount) => `Take ${amount}`,
    any: 'Any door',
    now: (times) => `Now ${written('en', times)}×`,
    next: (times) => `next ${written('en', times)}×`,
    choose: 'How brave are you?',
    told: (times, amount) => (amount ? `${times}: you get ${amount}` : 'A tiger. Nothing is won.'),
    rulesTitle: 'Rules',
    rules: [
      'On each floor you open one door. A free way takes you up and raises what you can take; a tiger ends the round and the bet is lost.',
      'Easy: four doors, one tiger. Medium: three doors, one tiger. Hard: two doors, one tiger. Brave: three doors, two tigers, six floors.',
      'The tigers sit down before your first door and do not move.',
      'Whenever you come down, 99% returns in the long run. On the top floor the win is paid by itself.',
      'If the line is cut or you leave, the round waits as it stands, on any device. After a day without a move the win that stands is paid; where no door was opened, the bet comes back.',
      'Amounts are rounded down to the smallest unit of the account.',
    ],
    ladders: 'What the floors return',
    floors: 'Floors',
    chance: 'Chance',
    pays: 'Returns',
  },
  vi: {
    risk: 'Số cửa',
    risks: { easy: 'Dễ', medium: 'Vừa', hard: 'Khó', brave: 'Gan dạ' },
    history: 'Các lần leo gần đây',
    pagoda: 'Ngọn tháp',
    door: (floor, at) => `Tầng ${floor}, cửa ${at}`,
    free: 'Lối trống',
    tiger: 'Có hổ',
    take: (amount) => `Nhận ${amount}`,
    any: 'Cửa bất kỳ',
    now: (times) => `Đang ${written('vi', times)}×`,
    next: (times) => `kế tiếp ${written('vi', times)}×`,
    choose: 'Bạn gan đến đâu?',
    told: (times, amount) => (amount ? `${times}: bạn nhận ${amount}` : 'Gặp hổ. Ván này không thắng.'),
    rulesTitle: 'Luật chơi',
    rules: [
      'Mỗi tầng bạn mở một cửa. Lối trống đưa bạn lên và tăng mức có thể nhận; gặp hổ là ván kết thúc và mất cược.',
      'Dễ: bốn cửa, một hổ. Vừa: ba cửa, một hổ. Khó: hai cửa, một hổ. Gan dạ: ba cửa, hai hổ, sáu tầng.',
      'Hổ ngồi vào chỗ trước cánh cửa đầu tiên của bạn và không dời đi.',
      'Xuống lúc nào thì về lâu dài cũng hoàn trả 99%. Lên đến đỉnh, tiền thắng được trả ngay.',
      'Nếu mất kết nối hoặc bạn rời đi, ván vẫn chờ nguyên trạng, trên mọi thiết bị. Sau một ngày không có nước đi, mức thắng đang có được trả; chưa mở cửa nào thì hoàn lại cược.',
      'Số tiền được làm tròn xuống đơn vị nhỏ nhất của tài khoản.',
    ],
    ladders: 'Mức trả theo số tầng',
    floors: 'Số tầng',
    chance: 'Xác suất',
    pays: 'Trả',
  },
}
