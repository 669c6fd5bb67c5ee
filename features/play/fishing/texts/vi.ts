import type { en } from './en.ts'

export const vi: Record<keyof typeof en, string> = {
  'fishing.rooms': 'Phòng bắn cá và ghế trống',
  'fishing.prices': '{min}–{max} mỗi viên đạn',
  'fishing.empty': 'Bàn mới, còn bốn ghế',
  'fishing.playing': '{count} người đang chơi',
  'fishing.free': 'còn {count} ghế',
  'fishing.seats': '{playing} · {free}',
  'refusal.fishing.noRoom': 'Trò chơi này không có bàn chung.',
  'refusal.fishing.seatLost': 'Hội viên khác đã ngồi ghế của bạn sau một phút mất kết nối.',
}
