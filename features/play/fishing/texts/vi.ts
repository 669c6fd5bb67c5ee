import type { en } from './en.ts'

export const vi: Record<keyof typeof en, string> = {
  'refusal.fishing.noRoom': 'Trò chơi này không có bàn chung.',
  'refusal.fishing.seatLost': 'Hội viên khác đã ngồi ghế của bạn sau một phút mất kết nối.',
}
